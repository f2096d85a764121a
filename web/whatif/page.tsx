/** The what-if board: the game's page with moves tried on it for every seat. Nothing of it is played, and its address is all there is of it. */
import type { Child } from "hono/jsx";
import { type Seat, writeMove } from "../../engine/index.ts";
import { headline } from "../../engine/narration/index.ts";
import type { Person } from "../../lambdas/service/api.ts";
import { Changes, Step } from "../game/composed.tsx";
import type { Draft } from "../game/draft.ts";
import { changedHexes } from "../game/news.tsx";
import { type Frame, GamePage } from "../game/page.tsx";
import { Asked, type PanelProps, SideMoves } from "../game/panel.tsx";
import { isAsked, type Scene } from "../game/scene.ts";
import { CopyText } from "../game/writing.tsx";
import { Trouble } from "../parts/layout.tsx";
import { KeepTurn } from "../programs/keepTurn.tsx";
import type { PreparedTurn } from "../programs/prepared.ts";

/** Where the what-ifs around this one lie. */
export interface WhatIfPaths {
  /** Without any move. */
  readonly anew: string;
  /** Without the last move, null if there is none. */
  readonly back: string | null;
  /** The version with which it begins. */
  readonly version: string;
  /** Whole address for those who have no seat in the game. */
  readonly share: string;
}

interface Props {
  /** The scene after all moves; it knows no reader, only the seat for which the forms are. */
  readonly scene: Scene;
  readonly draft: Draft;
  readonly paths: WhatIfPaths;
  readonly person: Person | null;
  /** The reader's own turn after the passes of all before, to be kept; null where the board shows none. */
  readonly prepared: PreparedTurn | null;
}

type Shown = Pick<Props, "scene" | "draft" | "paths">;

/** The whole page. */
export const WhatIfPage = ({ scene, draft, paths, person, prepared }: Props) => {
  const { words } = scene;
  const frame: Frame = {
    section: "what-if",
    title: `${words.whatIf}: ${headline(scene.decision, scene.state, scene.context)}`,
    band: <Band scene={scene} draft={draft} paths={paths} />,
    panel: (props: PanelProps) => <Panel {...props} draft={draft} paths={paths} prepared={prepared} />,
    places: changedHexes(draft.steps),
  };
  return <GamePage scene={scene} person={person} frame={frame} />;
};

const Band = ({ scene, paths }: Shown) => {
  const { words, version } = scene;
  return (
    <div class="past whatif">
      <p>
        <b>{words.whatIfBand}</b> {words.whatIfBase(version)}
      </p>
      <nav class="steps-nav" aria-label={words.whatIf}>
        <a href={scene.paths.history}>{words.whatIfLeave}</a>
        <a href={paths.version}>{words.entry(version)}</a>
      </nav>
    </div>
  );
};

const Panel = (props: PanelProps & Pick<Props, "draft" | "paths" | "prepared">) => {
  const { scene, draft, paths, prepared } = props;
  const { words } = scene;
  const isChoosing = scene.choice.at !== null || scene.choice.confirm;
  return (
    <section class="sheet try-sheet" id="move" aria-labelledby="move-h">
      <header>
        <h2 id="move-h">{words.whatIf}</h2>
      </header>
      <div class="body">
        {scene.refused && <Trouble words={words} sentence={scene.refused.sentence} rule={scene.refused.rule} />}
        {draft.steps.length === 0 ? <p>{words.whatIfNone}</p> : <Tried scene={scene} draft={draft} paths={paths} />}
        {prepared && <KeepTurn scene={scene} prepared={prepared} />}
        <div class="next">
          <h3 tabindex={-1} autofocus={isChoosing}>
            <NextHeading scene={scene} draft={draft} />
          </h3>
        </div>
        {!draft.drawn && (
          <>
            <Seats scene={scene} />
            {isAsked(scene) && <Asked {...props} />}
            <SideMoves {...props} />
          </>
        )}
        <Share scene={scene} draft={draft} paths={paths} />
      </div>
    </section>
  );
};

const NextHeading = ({ scene: { words, decision, state, context }, draft }: { scene: Scene; draft: Draft }): Child => {
  if (draft.drawn) return words.whatIfDrawn;
  return decision.step === "over" ? words.whatIfOver : headline(decision, state, context);
};

/** The moves so far, what they change, and the way back. */
const Tried = ({ scene, draft, paths }: Shown) => {
  const { words } = scene;
  return (
    <>
      <ol class="news turn" aria-label={words.whatIfMoves}>
        {draft.steps.map((step, index) => (
          <Step scene={scene} step={step} number={index + 1} />
        ))}
      </ol>
      <div class="plan">
        <Changes scene={scene} draft={draft} />
      </div>
      <p class="row">
        {paths.back !== null && (
          <a class="btn" href={`${paths.back}#move`}>
            {words.whatIfBack}
          </a>
        )}
        <a class="look" href={`${paths.anew}#move`}>
          {words.whatIfAnew}
        </a>
      </p>
    </>
  );
};

/** For whom the next move is, where several seats may move. */
const Seats = ({ scene }: { scene: Scene }) => {
  const { words, decision, seat, context, paths } = scene;
  const seats = [...new Set(decision.options.map((option) => option.seat))].sort((a, b) => a - b);
  if (seats.length < 2) return null;
  return (
    <nav class="jumps" aria-label={words.whatIfSeat}>
      {seats.map((one) => (
        <a href={`${paths.page}?seat=${one + 1}#move`} aria-current={one === seat ? "true" : undefined}>
          {context.names.seat(one)}
        </a>
      ))}
    </nav>
  );
};

const Share = ({ scene, draft, paths }: Shown) => {
  const { words, language } = scene;
  const lines = draft.steps.map(({ seat, move, state, decision }) =>
    lineOf(seat, writeMove(move, { state, decision, seat }, language)),
  );
  return (
    <>
      <details>
        <summary>{words.whatIfShare}</summary>
        <div class="body">
          <p class="dim">{words.whatIfShareHelp}</p>
          <CopyText label={words.whatIfShare} lines={[paths.share]} />
        </div>
      </details>
      {lines.length > 0 && (
        <details>
          <summary>{words.whatIfText}</summary>
          <div class="body">
            <CopyText label={words.whatIfText} lines={lines} />
          </div>
        </details>
      )}
    </>
  );
};

/** As in the transcript: the seat's number first. */
const lineOf = (seat: Seat, move: string): string => `${seat + 1}: ${move}`;
