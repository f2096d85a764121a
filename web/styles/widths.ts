/** What changes with the width and with the reader's settings. */

export const widths = `
@media (max-width: 40rem) {
  h1 { font-size: 1.375rem; } h2 { font-size: 1.25rem; } .now-sheet > header h2 { font-size: 1.375rem; }
  .wrap { padding: 0 .5rem; } .wide { display: none; }
  main .sheet, main > .note, main > form.note { margin-left: -.5rem; margin-right: -.5rem; }
  .near { display: block; } .near + .map-scroll { margin-top: .75rem; } .map-scroll .whole { width: 64rem; } .large .map-scroll .whole { width: 84rem; }
  .facts { font-size: .875rem; } .steps { font-size: .8125rem; } .steps li { padding-right: .125rem; } .order .line li { padding-right: .125rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } .order .line li.end { overflow: visible; } .order .line li.end b { font-size: .8125rem; } .order .line li small { display: none; } .order .co { font-size: .75rem; padding: .22em .2em; min-width: 0; } .order .line.many { grid-auto-flow: row; grid-template-columns: repeat(auto-fill, minmax(2.4rem, 1fr)); } .order .line.names { grid-auto-flow: row; grid-template-columns: repeat(auto-fill, minmax(4.75rem, 1fr)); }
  [data-map] > .near + .map-scroll { display: none; }
  .shop tr { display: grid; grid-template-columns: minmax(0, 1fr) 5.5rem 4.5rem; } .shop .all, .shop thead th:last-child { grid-column: 1 / -1; } .shop tbody tr { border-bottom: 1px solid var(--hair); padding: .25rem 0; } .shop tbody tr > * { border: 0; padding: .1rem .5rem; } .shop thead th:not(:last-child) { border: 0; padding-bottom: 0; }
  .wide-table td > small { display: block; }
  .tilepick { grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr)); }
  .now-sheet .row > .go, .now-sheet form > .go { flex: 1 1 100%; justify-content: center; }
  .thumb { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; position: sticky; bottom: 0; background: var(--sheet); border-top: 3px solid var(--rule); z-index: 5; }
  .thumb a { min-height: 3rem; display: grid; place-items: center; color: var(--ink); text-decoration: none; font: 700 .9375rem/1 var(--sign); }
  .thumb a.first { background: var(--band); color: var(--band-ink); }
  .tt thead { display: none; } .tt tr { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 0 .5rem; align-items: center; border-bottom: 1px solid var(--hair); padding: .5rem 0; }
  .now-sheet .tt tr { border-bottom-color: var(--now-hair); } .tt td, .tt tbody th { border: 0; padding: .1rem 0; } .tt td.full { grid-column: 1 / -1; } .tt td.act { grid-row: 1; grid-column: 3; }
  .trade thead { display: none; } .trade tr { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 .5rem; border-bottom: 1px solid var(--now-hair); padding: .25rem 0; }
  .trade td, .trade tbody th { border: 0; height: auto; padding: .1rem .25rem; text-align: left; align-self: center; } .auction tbody th { grid-column: 1 / -1; }
  .trade td[data-l]::before { content: attr(data-l); display: block; font-size: .8125rem; color: var(--now-ink2); } .trade td.none { display: none; } td { hyphens: auto; } .trade td:has(.why) { grid-column: 1 / -1; } .why { max-width: none; } .auction tr { grid-template-columns: repeat(2, minmax(0, 1fr)); } .auction td.act, .auction td:has(li) { grid-column: 1 / -1; width: auto; } .auction .bid, .auction .acts { flex-wrap: wrap; } .auction td ol { display: flex; flex-wrap: wrap; gap: 0 .75rem; }
}
@media (min-width: 40.01rem) { .two { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } .thumb { display: none; } }
@media (min-width: 75rem) {
  .wrap { padding: 0 1.5rem; }
  .page { grid-template-columns: 26.5rem minmax(0, 1fr); } .page.shares { grid-template-columns: minmax(0, 1fr) 45rem; }
  .page.idle { grid-template-rows: auto 1fr; } .page.idle > .side { grid-column: 2; grid-row: 1 / span 2; }
  .page:not(.shares) .two { grid-template-columns: minmax(0, 1fr); }
  .below { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); } .below > .all { grid-column: 1 / -1; } .duo { grid-template-columns: minmax(0, 7fr) minmax(0, 4fr); }
  .below.charted { grid-template-rows: auto auto 1fr; } .below.charted > #chart { grid-column: 1; grid-row: 1 / span 3; }
  .head { grid-template-columns: minmax(0, 26.5rem) minmax(0, 1fr); gap: 0 1.5rem; align-items: start; } .head h1 { font-size: 2.125rem; }
  .head.plain { grid-template-columns: minmax(0, 1fr); }
  .recap { display: none; }
  .page:not(.shares) .news { display: grid; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); gap: 0 1rem; }
}
@media (min-width: 87rem) { .page.shares { grid-template-columns: minmax(0, 1fr) 46rem; } }
@media (max-width: 86.99rem) and (min-width: 75rem) { .page.shares { grid-template-columns: minmax(0, 1fr) 33rem; } }
@media (forced-colors: active) { .pick a[aria-current], .tilepick label:has(:checked) { outline: 3px solid; } .line li::after, .news .n, .pip, .co, .tok { forced-color-adjust: none; } .board text, .tile text, .tilepick text { forced-color-adjust: none; } }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
`;
