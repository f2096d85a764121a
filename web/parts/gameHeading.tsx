/** The head of a game's pages: title and name, and what a page puts beside them. */
import type { Child } from "hono/jsx";
import type { Title } from "../../engine/index.ts";

interface Props {
  readonly title: Title;
  /** As its host has named the game. */
  readonly name: string;
}

/** The one heading of the page. */
export const GameName = ({ title, name }: Props) => (
  <h1>
    {title.name} <span>{name}</span>
  </h1>
);

/** The head of pages beside the game's own. */
export const GameHeading = ({ title, name, children }: Props & { readonly children: Child }) => (
  <div class="head plain">
    <GameName title={title} name={name} />
    {children}
  </div>
);
