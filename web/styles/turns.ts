/** The turn that is being composed, and the buttons that try a move first. */

export const turns = `
.acts { display: flex; flex-wrap: wrap; gap: 0 .75rem; align-items: center; }
.look { display: inline-flex; min-height: 2.75rem; align-items: center; border: 0; padding: .5rem 0; font-weight: 400; color: var(--link); text-decoration: underline; text-underline-offset: .18em; text-decoration-thickness: 1px; }
.turn > li > div > p { line-height: 1.3; } .now-sheet .turn > li { border-color: var(--now-hair); }
:is(h2, h3):focus { outline: none; box-shadow: none; }
.stale { padding-left: 1.5rem; list-style: decimal; }
code { font-family: var(--mono); font-size: .9375rem; }
.trouble.more { border-top: 0; }
.next { border-top: 2px solid var(--ink); padding-top: .5rem; } .next h3 { margin: 0; }
.pick button { border: 0; padding: .25rem; width: 100%; font-weight: 400; flex-wrap: wrap; align-items: baseline; align-content: center; gap: 0 .4rem; line-height: 1.2; }
.pick button[aria-current] { background: var(--ink); color: var(--sheet); } .pick button[aria-current]::after { content: "\\2713"; margin-left: auto; font-weight: 700; }
`;
