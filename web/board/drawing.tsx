/** The whole board as one SVG document that needs no page around it: for pictures in mails. */
import type { GameState, Title } from "../../engine/index.ts";
import { drawingStyles } from "../styles/drawing.ts";
import { pair, short } from "./geometry.ts";
import { BoardDefinitions, BoardView, boardPicture, Chosen, Margins, NO_HIGHLIGHTS, wholeBoard } from "./map.tsx";

export interface Marks {
  /** Hexes where track may be laid now. */
  readonly legal: readonly string[];
  /** Hexes whose tile is new to the reader. */
  readonly fresh: readonly string[];
}

/** The SVG source of the board of a state; texts in a family of fonts that the drawing program has. */
export function boardDrawing(title: Title, state: GameState, marks: Marks, family: string): string {
  const board = boardPicture(title, state);
  const box = wholeBoard(board);
  const legal = marks.legal.map((hex) => ({ hex, href: "#", label: hex }));
  const size = { width: short(box.width), height: short(box.height) };
  const drawing = (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={title.name}
      {...size}
    >
      <style>{drawingStyles(title, family)}</style>
      <rect class="ground" {...size} />
      <BoardDefinitions board={board} />
      <BoardView board={board} box={box} highlights={{ ...NO_HIGHLIGHTS, legal }} class="whole" label="">
        <Margins board={board} />
      </BoardView>
      <g transform={`translate(${pair([-box.x, -box.y])})`}>
        {marks.fresh.map((hex) => (
          <Chosen hex={hex} />
        ))}
      </g>
    </svg>
  );
  return String(drawing);
}
