/**
 * The HTML part: the text part's content in tables with inline styles, because mail programs keep little else. Every text has its own
 * background, so that programs that turn colours around leave it readable.
 */
import type { Child } from "hono/jsx";
import type { Block, Choice, Column, FootLine, Letter, News, Row } from "./letter.ts";

const SIGNS = "Bahnschrift,'DIN Alternate','Roboto Condensed','Arial Narrow',Arial,sans-serif";
const TEXT = "'Segoe UI','Helvetica Neue',Lato,Roboto,Arial,sans-serif";
const CODE = "Consolas,'SF Mono',Menlo,'DejaVu Sans Mono',monospace";
const INK = "#15201b";
const SECOND_INK = "#4b5751";
const PAPER = "#eff1ec";
const LINK = "#0b4a83";
const SHEETS = {
  yellow: { band: "#ffce2e", bandInk: "#17130a", sheet: "#fff6d9", line: "#e0cd8d" },
  white: { band: "#fcfdfa", bandInk: INK, sheet: "#fcfdfa", line: "#c3c9c2" },
} as const;
type Sheet = (typeof SHEETS)["yellow" | "white"];

const textStyle = (size: number): string =>
  `font-family:${TEXT};font-size:${size}px;line-height:${Math.round(size * 1.45)}px;color:${INK};`;
const headStyle = (size: number): string =>
  `font-family:${SIGNS};font-size:${size}px;line-height:${Math.round(size * 1.2)}px;font-weight:bold;`;

/** Sets a letter as an HTML document. */
export function htmlOf(letter: Letter): string {
  return `<!doctype html>${(<Document letter={letter} />).toString()}`;
}

function Document({ letter }: { letter: Letter }) {
  return (
    <html lang={letter.language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{letter.subject}</title>
      </head>
      <body style={`margin:0;padding:0;background-color:${PAPER};`}>
        <div style={`display:none;font-size:1px;line-height:1px;max-height:0;overflow:hidden;color:${PAPER};`}>
          {letter.preview}
        </div>
        <Frame>
          <Rows letter={letter} />
        </Frame>
      </body>
    </html>
  );
}

function Layout({ children, ...rest }: { children: Child; width?: string; bgcolor?: string; style?: string }) {
  return (
    <table role="presentation" cellpadding="0" cellspacing="0" border={0} {...rest}>
      {children}
    </table>
  );
}

function Frame({ children }: { children: Child }) {
  return (
    <main>
      <Layout width="100%" bgcolor={PAPER}>
        <tr>
          <td align="center" style="padding:12px 8px;">
            <Layout width="600" style="width:100%;max-width:600px;">
              {children}
            </Layout>
          </td>
        </tr>
      </Layout>
    </main>
  );
}

function Rows({ letter }: { letter: Letter }) {
  const colours = SHEETS[letter.tone];
  const sheets = sheetsOf(letter.blocks);
  return (
    <>
      {letter.marker && (
        <tr>
          <td bgcolor={PAPER} style={`${textStyle(13)}color:${SECOND_INK};padding:0 0 8px;`}>
            {letter.marker}
          </td>
        </tr>
      )}
      <tr>
        <td bgcolor={PAPER} style={`${headStyle(18)}color:${INK};padding:0 0 8px;`}>
          Bahnpost <span style="font-weight:normal;">· {letter.place}</span>
        </td>
      </tr>
      <tr>
        <td bgcolor={colours.band} style="padding:10px 16px;">
          <h1 style={`${headStyle(24)}color:${colours.bandInk};margin:0;`}>{letter.heading}</h1>
          {letter.note && <span style={`${textStyle(15)}color:${colours.bandInk};`}>{letter.note}</span>}
        </td>
      </tr>
      {sheets.map((blocks, index) => (
        <SheetRow blocks={blocks} sheet={index === 0 ? colours : SHEETS.white} isFirst={index === 0} />
      ))}
      <tr>
        <td bgcolor={PAPER} style={`${textStyle(13)}color:${SECOND_INK};padding:12px 0;`}>
          {letter.foot.map((line) => (
            <Foot line={line} />
          ))}
        </td>
      </tr>
    </>
  );
}

/** A title begins a new sheet. */
function sheetsOf(blocks: readonly Block[]): Block[][] {
  const sheets: Block[][] = [[]];
  for (const block of blocks) {
    if (block.kind === "title") sheets.push([]);
    sheets.at(-1)?.push(block);
  }
  return sheets;
}

function SheetRow({ blocks, sheet, isFirst }: { blocks: readonly Block[]; sheet: Sheet; isFirst: boolean }) {
  const rule = isFirst ? "" : `border-top:3px solid ${INK};`;
  return (
    <tr>
      <td bgcolor={sheet.sheet} style={`padding:12px 16px;${rule}`}>
        {blocks.map((block) => (
          <BlockOf block={block} sheet={sheet} />
        ))}
      </td>
    </tr>
  );
}

function BlockOf({ block, sheet }: { block: Block; sheet: Sheet }) {
  switch (block.kind) {
    case "title":
      return <h2 style={`${headStyle(20)}color:${INK};margin:0 0 6px;`}>{block.text}</h2>;
    case "text":
      return <p style={`${textStyle(17)}margin:0 0 8px;`}>{block.text}</p>;
    case "link":
      return <Button label={block.label} url={block.url} isMain={block.isMain} sheet={sheet} />;
    case "list":
      return <Lines items={block.items} sheet={sheet} />;
    case "choices":
      return <Choices items={block.items} sheet={sheet} />;
    case "news":
      return <NewsTable items={block.items} sheet={sheet} />;
    case "picture":
      return <Picture {...block} />;
    case "table":
      return <Figures columns={block.columns} rows={block.rows} sheet={sheet} />;
  }
}

function Button({ label, url, isMain, sheet }: { label: string; url: string; isMain: boolean; sheet: Sheet }) {
  const [back, ink] = isMain ? [INK, "#fcfdfa"] : [sheet.sheet, INK];
  return (
    <Layout style="margin:0 0 8px;">
      <tr>
        <td bgcolor={back} style={`border:2px solid ${INK};padding:12px 18px;`}>
          <a
            href={url}
            style={`font-family:${TEXT};font-size:16px;font-weight:bold;color:${ink};text-decoration:none;`}
          >
            {label}
          </a>
        </td>
      </tr>
    </Layout>
  );
}

function Lines({ items, sheet }: { items: readonly string[]; sheet: Sheet }) {
  return (
    <Layout width="100%">
      {items.map((item) => (
        <tr>
          <td style={`${textStyle(16)}padding:6px 0;border-top:1px solid ${sheet.line};`}>{item}</td>
        </tr>
      ))}
    </Layout>
  );
}

function Choices({ items, sheet }: { items: readonly Choice[]; sheet: Sheet }) {
  return (
    <Layout width="100%">
      {items.map(({ line, does }) => (
        <tr>
          <td style={`${textStyle(16)}padding:6px 0;border-top:1px solid ${sheet.line};`}>
            <b style={`font-family:${CODE};`}>{line}</b>
            {does !== "" && (
              <>
                <br />
                <span style={`color:${SECOND_INK};font-size:14px;`}>{does}</span>
              </>
            )}
          </td>
        </tr>
      ))}
    </Layout>
  );
}

function NewsTable({ items, sheet }: { items: readonly News[]; sheet: Sheet }) {
  return (
    <Layout width="100%">
      {items.map(({ at, who, lines }) => (
        <tr>
          <td style={`${textStyle(16)}padding:8px 0;border-top:1px solid ${sheet.line};`}>
            <b>{who}</b> <span style={`color:${SECOND_INK};font-size:14px;`}>{at}</span>
            {lines.map((line) => (
              <>
                <br />
                {line}
              </>
            ))}
          </td>
        </tr>
      ))}
    </Layout>
  );
}

function Picture({ contentId, alt, caption }: { contentId: string; alt: string; caption: string }) {
  return (
    <p style={`${textStyle(14)}color:${SECOND_INK};margin:0 0 8px;`}>
      <img src={`cid:${contentId}`} alt={alt} width="568" style="display:block;width:100%;height:auto;" />
      {caption}
    </p>
  );
}

function Figures({ columns, rows, sheet }: { columns: readonly Column[]; rows: readonly Row[]; sheet: Sheet }) {
  return (
    <table width="100%" cellpadding="0" cellspacing="0" border={0} style="border-collapse:collapse;margin:0 0 12px;">
      <tr>
        {columns.map(({ title, align }) => (
          <th
            align={align}
            style={`${headStyle(14)}color:${SECOND_INK};border-bottom:2px solid ${INK};padding:4px 6px;`}
          >
            {title}
          </th>
        ))}
      </tr>
      {rows.map(({ cells, isMarked }) => (
        <tr>
          {cells.map((cell, at) => (
            <td
              align={columns[at]?.align ?? "left"}
              style={`${textStyle(15)}border-bottom:1px solid ${sheet.line};padding:4px 6px;`}
            >
              {isMarked ? <b>{cell}</b> : cell}
            </td>
          ))}
        </tr>
      ))}
    </table>
  );
}

function Foot({ line: { text, url } }: { line: FootLine }) {
  return (
    <>
      {url ? (
        <a href={url} style={`color:${LINK};`}>
          {text}
        </a>
      ) : (
        text
      )}
      <br />
    </>
  );
}
