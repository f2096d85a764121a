/** The sheet that answers first: yellow with the forms when the reader must act, white when the game waits for others. */
import type { RouteSet } from "../../engine/index.ts";
import { describeMove, describeOptions, headline, narrateEvents, question } from "../../engine/narration/index.ts";
import { undoSentence } from "../../lambdas/service/undo/words/index.ts";
import type { BoardPicture } from "../board/map.tsx";
import { Forms } from "../forms/index.tsx";
import { ruleOfDecision } from "../forms/rules.ts";
import { Time } from "../parts/badge.tsx";
import { TableTime } from "../parts/due.tsx";
import { Trouble } from "../parts/layout.tsx";
import { RuleLink } from "../parts/ruleLink.tsx";
import { TableMatters } from "../people/banner.tsx";
import { PrepareLink } from "../programs/keepTurn.tsx";
import { Programs } from "../programs/programs.tsx";
import { UndoParts } from "../undo/sheets.tsx";
import { ComposedTurn, StaleTurn } from "./composed.tsx";
import type { Draft } from "./draft.ts";
import { TurnSteps } from "./line.tsx";
import { askedSince, isAsked, optionsOf, type Scene } from "./scene.ts";
import { Standing } from "./standing.tsx";
import { TurnAsText, WritingBox } from "./writing.tsx";

export interface PanelProps {
  readonly scene: Scene;
  readonly board: BoardPicture;
  readonly best: RouteSet | null;
}

/** The panel. */
export const Panel = (props: PanelProps) => {
  const { scene } = props;
  if (scene.draft) return <DraftPanel {...props} draft={scene.draft} />;
  if (scene.decision.step === "over") return <Standing scene={scene} />;
  const asked = isAsked(scene);
  const since = askedSince(scene);
  return (
    <section class={asked ? "sheet now-sheet" : "sheet"} id="move" aria-labelledby="move-h">
      <header>
        <h2 id="move-h">{headline(scene.decision, scene.state, scene.context)}</h2>
        {since && !scene.past && (
          <p>
            {scene.words.since} <Time iso={since} language={scene.language} />
          </p>
        )}
      </header>
      <div class="body">
        <Notices scene={scene} />
        <TableTime scene={scene} />
        <UndoParts scene={scene} />
        <TableMatters scene={scene} />
        {asked ? <Asked {...props} /> : <NotAsked scene={scene} />}
        <SideMoves {...props} />
        {scene.programs && <Programs scene={scene} programs={scene.programs} />}
      </div>
    </section>
  );
};

/** While a turn is being composed: what it holds so far, and the forms that add to it as long as the reader is asked. */
const DraftPanel = (props: PanelProps & { draft: Draft }) => {
  const { scene, draft } = props;
  const { refused, unread, choice } = scene;
  const isChoosing = choice.at !== null || choice.confirm;
  return (
    <section class="sheet now-sheet" id="move" aria-labelledby="move-h">
      <header>
        <h2 id="move-h" tabindex={-1} autofocus={!refused && !unread && !isChoosing}>
          {scene.words.draftHeading}
        </h2>
      </header>
      <div class="body">
        <Notices scene={scene} />
        <ComposedTurn scene={scene} draft={draft} />
        {isAsked(scene) && <NextMove {...props} />}
        <TurnAsText scene={scene} draft={draft} />
      </div>
    </section>
  );
};

const NextMove = (props: PanelProps) => {
  const { words, decision, state, context, choice } = props.scene;
  const isChoosing = choice.at !== null || choice.confirm;
  return (
    <>
      <div class="next">
        <small>{words.addNext}</small>
        <h3 tabindex={-1} autofocus={isChoosing}>
          {headline(decision, state, context)}
        </h3>
      </div>
      <Asked {...props} />
      <SideMoves {...props} />
    </>
  );
};

/** Why the last form was refused, or that the game has moved on meanwhile. */
const Notices = ({ scene }: { scene: Scene }) => (
  <>
    {scene.movedOn && <MovedOn scene={scene} />}
    {scene.refused && (
      <Trouble words={scene.words} sentence={scene.refused.sentence} rule={scene.refused.rule}>
        <PossibleInstead scene={scene} />
      </Trouble>
    )}
    {scene.stale.length > 0 && <StaleTurn scene={scene} moves={scene.stale} />}
  </>
);

/** Lines of what is possible instead. */
const MOST_INSTEAD = 6;

/** What the reader may do instead: of the kind he tried, if there is any of it. */
const PossibleInstead = ({ scene }: { scene: Scene }) => {
  const { words, decision, seat, context } = scene;
  if (seat === null || !isAsked(scene)) return null;
  const own = decision.options.filter((option) => option.seat === seat);
  const tried = scene.kept.moveTypes;
  const alike = own.filter(({ type }) => tried.includes(type));
  const lines = describeOptions({ ...decision, options: alike.length > 0 ? alike : own }, seat, context);
  const more = lines.length - MOST_INSTEAD;
  return (
    <>
      <p>{words.possibleInstead}</p>
      <ul class="dots">
        {lines.slice(0, MOST_INSTEAD).map((line) => (
          <li>{line}</li>
        ))}
        {more > 0 && <li>{words.andMore(more)}</li>}
      </ul>
    </>
  );
};

const MovedOn = ({ scene }: { scene: Scene }) => {
  const { words, context, movedOn } = scene;
  const lines = (movedOn ?? []).flatMap((entry) => {
    const sentence = undoSentence(entry, context.names.seat(entry.seat ?? 0), scene.language);
    return sentence === null ? narrateEvents(entry.events, context) : [sentence];
  });
  return (
    <div class="trouble" id="trouble" role="alert" tabindex={-1} autofocus>
      <p>
        <span class="word">{words.movedOn}</span> {words.movedOnMeans}
      </p>
      <ul>
        {lines.map((line) => (
          <li>{line}</li>
        ))}
      </ul>
    </div>
  );
};

/** The question with its forms, for the seat that is asked. */
export const Asked = ({ scene, board, best }: PanelProps) => (
  <>
    {scene.news.length > 0 && (
      <p class="recap">
        <a href="#news">{scene.words.newsSinceYourMove(scene.news.length)}</a>
      </p>
    )}
    <Question scene={scene} />
    <TurnSteps scene={scene} />
    <Forms scene={scene} options={optionsOf(scene, false)} board={board} best={best} />
    {scene.paths.post !== null && <WritingBox scene={scene} />}
  </>
);

/** What is asked, with the limits that matter, and the rule behind it. */
const Question = ({ scene }: { scene: Scene }) => {
  const { words, decision, state, seat, context, title } = scene;
  if (seat === null) return null;
  const rule = ruleOfDecision(title, state, decision.step);
  const others = decision.deciders.filter((decider) => decider !== seat);
  return (
    <div>
      <p class="ask">
        {question(decision, state, seat, context)} {rule !== null && <RuleLink words={words} rule={rule} />}
      </p>
      {others.length > 0 && (
        <p class="dim">{words.answersMissing(others.map((other) => context.names.seat(other)).join(", "))}</p>
      )}
    </div>
  );
};

const NotAsked = ({ scene }: { scene: Scene }) => {
  const { words, state, decision, context, seat, past } = scene;
  return (
    <>
      <TurnSteps scene={scene} />
      {state.offer && (
        <p>
          {words.offerStands(context.names.seat(state.offer.from), context.names.seat(state.offer.to))}{" "}
          {describeMove(state.offer.move, context)}
        </p>
      )}
      {decision.deciders.length > 1 && (
        <p>{words.allAsked(decision.deciders.map((decider) => context.names.seat(decider)).join(", "))}</p>
      )}
      {!past && seat !== null && <p class="dim">{words.nothingToDo}</p>}
      <PrepareLink scene={scene} />
    </>
  );
};

/** What the reader may do besides, without being asked. */
export const SideMoves = ({ scene, board, best }: PanelProps) => {
  const options = optionsOf(scene, true);
  if (options.length === 0) return null;
  const nothingElse = isAsked(scene) && optionsOf(scene, false).every(({ type }) => type === "pass" || type === "done");
  const chosen = options.some(
    (option) => option.type === "layTile" && option.hex === scene.choice.at && option.company === scene.choice.by,
  );
  return (
    <details open={chosen || nothingElse}>
      <summary>{scene.words.alsoPossible}</summary>
      <div class="body">
        <Forms scene={scene} options={options} board={board} best={best} />
      </div>
    </details>
  );
};
