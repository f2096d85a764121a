/** Earlier versions, which hold no yellow; what has changed in them; the log by rounds; the what-if board. */

export const history = `
body:has(main > :is(.version, .whatif)) { --band: var(--hair); --band-ink: var(--ink); --now: var(--sheet); }
.past > .jump, .past > .whatif-note { background: var(--sheet); padding: 0 .5rem; border-top: 0; }
.jumps { display: flex; flex-wrap: wrap; gap: 0 .25rem; margin-bottom: .5rem; }
.jumps a { display: inline-flex; align-items: center; justify-content: center; min-height: 2.75rem; min-width: 2.75rem; padding: 0 .375rem; }
.jumps a[aria-current] { background: var(--ink); color: var(--sheet); text-decoration: none; font-weight: 600; }
.steps-nav a[aria-current] { font-weight: 700; text-decoration: none; color: var(--ink); }
.moved { white-space: nowrap; position: relative; }
tr.changed > th:first-child { box-shadow: inset 5px 0 var(--news); padding-left: .75rem; }
tr.now .moved, tr.now .debt { color: var(--band-ink); }
.places { display: flex; flex-wrap: wrap; gap: 0 .75rem; align-items: center; } .places p { margin: 0; }
.places ul { display: flex; flex-wrap: wrap; gap: 0 1rem; } .places li { display: inline-flex; align-items: center; gap: .375rem; min-height: 2.75rem; }
.places .n { width: 1.75rem; height: 1.75rem; border-radius: 50%; background: var(--news); color: var(--sheet); font: 700 1rem/1 var(--sign); display: grid; place-items: center; }
#news > .who { color: var(--ink2); } #news > .who b { color: var(--ink); }
.log-round > h3 { border-top: 2px solid var(--rule); padding-top: .5rem; margin-top: .75rem; }
.log-turn > :is(h3, h4) { margin: .75rem 0 .25rem; font: 600 1rem/1.3 var(--text); }
.log-turn > .log > li { grid-template-columns: 3rem minmax(0, 1fr) auto; align-items: baseline; padding: .125rem 0; }
.log time { color: var(--ink2); font-size: .875rem; white-space: nowrap; }
.log li:target { box-shadow: inset 5px 0 var(--news); padding-left: .5rem; }
.whatif { border-style: dashed; }
.try-sheet .body { padding: 0; }
@media (max-width: 40rem) {
  .log-turn > .log > li { grid-template-columns: 3rem minmax(0, 1fr); } .log-turn > .log > li > time { grid-column: 2; }
}
`;
