/** What a page says while it is open, and its keys. */

export const live = `
.live { position: sticky; top: 0; z-index: 6; }
.live p { margin: 0; padding: .25rem .75rem; display: flex; flex-wrap: wrap; align-items: center; gap: 0 1rem; background: var(--band); color: var(--band-ink); border-bottom: 3px solid var(--rule); }
.live a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--band-ink); font-weight: 600; }
textarea + .row { margin-top: .5rem; } .score { margin: .5rem 0 0; font-weight: 600; } .score:empty { display: none; } .score.bad { color: var(--bad); }
kbd { font: 600 .9375rem/1 var(--mono); border: 1px solid var(--ink2); border-bottom-width: 3px; padding: .15em .45em; background: var(--paper); }
.alone { margin-top: 1rem; } .keys { border-collapse: collapse; margin-bottom: .5rem; } .keys th, .keys td { text-align: left; padding: .4rem 1.5rem .4rem 0; border-top: 1px solid var(--hair); font-weight: 400; } .keys thead th { color: var(--ink2); border: 0; }
dialog { background: var(--sheet); color: var(--ink); border: 3px solid var(--rule); padding: .75rem; max-width: min(40rem, 100vw - 1.5rem); } dialog::backdrop { background: rgb(0 0 0 / .5); } dialog .sheet { border: 0; padding: 0; margin: 0; }
@media print { .live { display: none; } }
`;
