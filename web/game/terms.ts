/** What the title calls private companies, as a heading or at the beginning of a line. */
import { termsOf } from "../../engine/narration/index.ts";
import type { Scene } from "./scene.ts";

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Private companies`, or the title's own word. */
export const companiesHeading = ({ context }: Pick<Scene, "context">): string => upper(termsOf(context).companies);

/** `Private company`, or the title's own word. */
export const companyHeading = ({ context }: Pick<Scene, "context">): string => upper(termsOf(context).company);
