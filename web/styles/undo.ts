/** Taking moves back: what is undone is struck and says so. */
export const undo = `
.log li.undone > div > p:not(.taken-back) { text-decoration: line-through; }
.taken-back { font-weight: 700; }
.undo .choice { display: flex; gap: .5rem; padding: .5rem 0; border-top: 1px solid var(--rule); }
.undo .choice small { display: block; }
.undo > .go { justify-self: start; }
.undo textarea { width: 100%; box-sizing: border-box; }
section.undo { border-top: 3px solid var(--rule); padding-top: .5rem; }
section.undo h3 { margin: 0; }
`;
