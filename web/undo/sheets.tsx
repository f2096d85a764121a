/** On a game's page: the button that takes one's own last move back, and the open request with those who must answer. */
import type { Seat } from "../../engine/index.ts";
import { narrateEvents } from "../../engine/narration/index.ts";
import type { LogEntry, UndoRequest } from "../../lambdas/service/api.ts";
import type { Scene } from "../game/scene.ts";

/** Both, as far as there is anything to say. */
export const UndoParts = ({ scene }: { scene: Scene }) => {
  const { past, draft, head, paths, seat } = scene;
  if (past || draft || head.status !== "running") return null;
  const last = scene.ownLatest.at(-1);
  return (
    <>
      {head.undo && <OpenRequest scene={scene} request={head.undo} />}
      {last && paths.post !== null && seat !== null && <TakeBack scene={scene} last={last} seat={seat} />}
      {!last && !head.undo && paths.mails !== null && seat !== null && (
        <p class="dim">
          <a href={`${paths.page}/undo`}>{scene.words.undoFurther}</a>
        </p>
      )}
    </>
  );
};

const TakeBack = ({ scene, last, seat }: { scene: Scene; last: LogEntry; seat: Seat }) => {
  const { words, paths, context } = scene;
  const lines = narrateEvents(last.events, context);
  return (
    <details class="undo">
      <summary>{words.undoLast}</summary>
      <form method="post" action={`${paths.page}/undo`} class="body">
        <UndoFields seat={seat} version={scene.version} />
        <input type="hidden" name="to" value={last.version - 1} />
        <p>{words.undoLastLead}</p>
        <ul class="dots">
          {lines.map((line) => (
            <li>{line}</li>
          ))}
          {lines.length === 0 && <li>{words.entry(last.version)}</li>}
        </ul>
        <p class="row">
          <button type="submit">{words.undoNow}</button>
          {paths.mails !== null && <a href={`${paths.page}/undo`}>{words.undoFurther}</a>}
        </p>
      </form>
    </details>
  );
};

/** What every form about taking back carries. */
export const UndoFields = ({ seat, version }: { seat: Seat; version: number }) => (
  <>
    <input type="hidden" name="seat" value={seat} />
    <input type="hidden" name="version" value={version} />
    <input type="hidden" name="submission" value={crypto.randomUUID()} />
  </>
);

const OpenRequest = ({ scene, request }: { scene: Scene; request: UndoRequest }) => {
  const { words, seat, context, paths, version } = scene;
  const mine = seat !== null && request.answering.includes(seat);
  const mayPost = seat !== null && paths.post !== null;
  return (
    <section class="undo open" aria-labelledby="undo-h">
      <h3 id="undo-h">{words.undoAsks(context.names.seat(request.seat))}</h3>
      <RequestText words={words} names={context.names} request={request} history={paths.history} />
      {mayPost && mine && <AnswerForm words={words} page={paths.page} {...{ seat, version, request }} />}
      {mayPost && request.seat === seat && (
        <form method="post" action={`${paths.page}/undo/answer`} class="row">
          <UndoFields seat={seat} version={version} />
          <input type="hidden" name="request" value={request.version} />
          <button type="submit" name="answer" value="withdrawn">
            {words.undoWithdraw}
          </button>
        </form>
      )}
    </section>
  );
};

interface RequestProps extends Pick<Scene, "words"> {
  readonly names: Scene["context"]["names"];
  readonly request: UndoRequest;
  /** Base of the pages of versions. */
  readonly history: string;
}

/** Where the game would go on, why, and who has yet to answer. */
export const RequestText = ({ words, names, request, history }: RequestProps) => (
  <>
    <p>
      {words.undoWouldGo(request.to)} <a href={`${history}/v/${request.to}`}>{words.undoLook(request.to)}</a>
    </p>
    {request.message !== null && <p class="said">{words.message(request.message)}</p>}
    <p>{words.undoAnswering(request.answering.map((one) => names.seat(one)).join(", "))}</p>
    <p class="dim">{words.undoLapses}</p>
  </>
);

interface AnswerProps extends Pick<Scene, "words" | "version"> {
  readonly page: string;
  readonly seat: Seat;
  readonly request: UndoRequest;
}

/** The two buttons. */
export const AnswerForm = ({ words, page, seat, version, request }: AnswerProps) => (
  <form method="post" action={`${page}/undo/answer`} class="row">
    <UndoFields seat={seat} version={version} />
    <input type="hidden" name="request" value={request.version} />
    <button type="submit" name="answer" value="accepted" class="go">
      {words.undoAccept}
    </button>
    <button type="submit" name="answer" value="declined">
      {words.undoDecline}
    </button>
  </form>
);
