/** A player's programmed moves in the panel: what waits, what has ended and why, and forms that suit the round. */
import type { Child } from "hono/jsx";
import type { ProgramKind } from "../../engine/index.ts";
import type { ProgramView } from "../../lambdas/service/api.ts";
import {
  PROGRAM_TEXTS,
  type ProgramTexts,
  programInWords,
  standingInWords,
} from "../../lambdas/service/programs/words/index.ts";
import { isAsked, type Scene } from "../game/scene.ts";
import { fieldsOf } from "./fields.tsx";

export const PROGRAMS_ID = "programs";

/** The section; open where something waits or has ended. */
export const Programs = ({ scene, programs }: { scene: Scene; programs: readonly ProgramView[] }) => {
  const texts = PROGRAM_TEXTS[scene.language];
  const waiting = programs.filter(({ ended }) => ended === null).length;
  return (
    <details id={PROGRAMS_ID} open={programs.length > 0}>
      <summary>{waiting > 0 ? `${texts.heading} (${waiting})` : texts.heading}</summary>
      <div class="body stack">
        <p class="dim">{texts.lead}</p>
        {programs.length === 0 ? <p>{texts.none}</p> : <List scene={scene} programs={programs} />}
        {kindsFor(scene).map((kind) => (
          <KindForm scene={scene} texts={texts} kind={kind} />
        ))}
      </div>
    </details>
  );
};

const List = ({ scene, programs }: { scene: Scene; programs: readonly ProgramView[] }) => (
  <ul class="offers">
    {programs.map((one) => (
      <li>
        <span class="what">
          {PROGRAM_TEXTS[scene.language].item(one.number, programInWords(one.program, scene.context))}
          <small>{standingInWords(one, scene.language)}</small>
        </span>
        <Revoke scene={scene} program={one} />
      </li>
    ))}
  </ul>
);

const Revoke = ({ scene, program }: { scene: Scene; program: ProgramView }) => {
  const texts = PROGRAM_TEXTS[scene.language];
  return (
    <form method="post" action={`${scene.paths.page}/programs/${program.id}/revoke`} class="act">
      <input type="hidden" name="seat" value={scene.seat ?? 0} />
      <button type="submit">
        {program.ended === null ? texts.revoke : texts.forget}
        <span class="vh"> {program.number}</span>
      </button>
    </form>
  );
};

/** What can be programmed in this round. */
function kindsFor(scene: Scene): ProgramKind[] {
  const { round, packet } = scene.state;
  const turn: ProgramKind[] = isAsked(scene) ? [] : ["turn"];
  if (round.kind === "operating") return ["run", "buy"];
  if (round.kind === "auction") return ["pass", "bid", ...turn];
  if (round.kind === "stock" && packet.length === 0) return ["pass", "buy", ...turn];
  return round.kind === "ended" ? [] : ["bid", ...turn];
}

/** What it is, what ends it, and the fields it needs; none where there is nothing to choose. */
const KindForm = ({ scene, texts, kind }: { scene: Scene; texts: ProgramTexts; kind: ProgramKind }) => {
  const fields: Child = fieldsOf(kind, scene, texts);
  if (fields === null) return null;
  return (
    <details>
      <summary>{kind === "pass" ? texts.pass : texts.titles[kind]}</summary>
      <form method="post" action={`${scene.paths.page}/programs`} class="body stack">
        <input type="hidden" name="seat" value={scene.seat ?? 0} />
        <input type="hidden" name="kind" value={kind} />
        <p>{texts.explain[kind]}</p>
        {fields}
        <button type="submit">{texts.add}</button>
      </form>
    </details>
  );
};
