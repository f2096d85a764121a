/** The whole board as one SVG document that needs no page around it: for pictures in mails. */
import type { Child } from "hono/jsx";
import type { GameState, Title } from "../../engine/index.ts";
import { drawingStyles } from "../styles/drawing.ts";
import { centreOf, pair, short, viewBox } from "./geometry.ts";
import { BoardDefinitions, boardPicture, Chosen, LegalName, LegalOutline, Margins, wholeBoard } from "./map.tsx";

export interface Marks {
  /** Hexes where track may be laid now. */
  readonly legal: readonly string[];
  /** Hexes whose tile is new to the reader. */
  readonly fresh: readonly string[];
}

/** The SVG source of the board of a state; texts in a family of fonts that the drawing program has. */
export function boardDrawing(title: Title, state: GameState, { legal, fresh }: Marks, family: string): string {
  const board = boardPicture(title, state);
  const box = wholeBoard(board);
  const size = { width: short(box.width), height: short(box.height) };
  const drawing = (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={viewBox(box)} role="img" aria-label={title.name} {...size}>
      <style>{drawingStyles(title, family)}</style>
      <rect
        class="ground"
        x={short(box.x - 2)}
        y={short(box.y - 2)}
        width={short(box.width + 4)}
        height={short(box.height + 4)}
      />
      <BoardDefinitions board={board} />
      <Margins board={board} />
      <use href="#low" />
      <At hexes={legal}>{() => <LegalOutline />}</At>
      {fresh.map((hex) => (
        <Chosen hex={hex} />
      ))}
      <use href="#high" />
      <At hexes={legal}>{(hex) => <LegalName hex={hex} board={board} />}</At>
    </svg>
  );
  return String(drawing);
}

/** Something on each of these hexes. */
const At = ({ hexes, children }: { hexes: readonly string[]; children: (hex: string) => Child }) => (
  <>
    {hexes.map((hex) => (
      <g transform={`translate(${pair(centreOf(hex))})`}>{children(hex)}</g>
    ))}
  </>
);
