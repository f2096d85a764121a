/** Tabs, plots, tables over the rounds, the supply of tiles, and the stock chart in lines. */

export const finance = `
.tabs { display: flex; flex-wrap: wrap; gap: 0 .25rem; margin-bottom: .75rem; border-bottom: 1px solid var(--hair); }
.tabs a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 .5rem; color: var(--ink); text-decoration: none; border-bottom: 4px solid transparent; }
.tabs a:hover { text-decoration: underline; } .tabs a[aria-current] { font-weight: 700; border-bottom-color: var(--rule); }
.halves { display: grid; gap: 0 1.5rem; grid-template-columns: minmax(0, 1fr); align-items: start; }
.plot { display: none; width: 100%; height: auto; } .plot.narrow { display: block; max-width: 30rem; }
.plot-level { stroke: var(--hair); fill: none; } .plot-tick { stroke: var(--ink2); fill: none; }
.plot text { font: 12px var(--text); fill: var(--ink); } .plot .plot-value { text-anchor: end; fill: var(--ink2); } .plot .plot-place { text-anchor: middle; fill: var(--ink2); }
.plot .plot-name { font-weight: 600; paint-order: stroke; stroke: var(--sheet); stroke-width: 3px; }
.ln { fill: none; stroke-width: 2.5; stroke-linejoin: round; } .leader { stroke-width: 1.5; } .end { fill: var(--sheet); stroke-width: 2; }
.shade-0 { stroke: var(--ink); } .shade-1 { stroke: var(--water); } .shade-2 { stroke: var(--rock); } .shade-3 { stroke: var(--good); } .shade-4 { stroke: var(--power); }
.dash-1 { stroke-dasharray: 9 4; } .dash-2 { stroke-dasharray: 2 3; } .dash-3 { stroke-dasharray: 10 3 2 3; } .dash-4 { stroke-dasharray: 5 3; } .dash-5 { stroke-dasharray: 16 4; } .dash-6 { stroke-dasharray: 10 3 2 3 2 3; }
.rounds td.num { padding: 0 .25rem; } .rounds a.cell { display: inline-grid; place-content: center end; min-height: 2.75rem; min-width: 2.75rem; color: var(--ink); text-decoration-color: var(--hair); } .rounds tr > :nth-child(2) { border-right: 1px solid var(--hair); font-weight: 600; }
thead th a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--ink2); } .num a { justify-content: flex-end; } th[aria-sort] a { color: var(--ink); } thead th { white-space: nowrap; }
.supply { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: .75rem; } .supply li { display: grid; grid-template-columns: 4.5rem minmax(0, 1fr); gap: 0 .5rem; align-items: start; border-top: 1px solid var(--hair); padding-top: .5rem; scroll-margin-top: 1rem; }
.supply li:target { background: var(--now); } .supply svg { width: 4.5rem; height: auto; } .supply h3 { margin: 0; } .supply p { margin: 0; font-size: .875rem; } .becomes { display: flex; flex-wrap: wrap; align-items: center; gap: 0 .375rem; } .becomes a { display: inline-grid; place-content: center start; min-width: 2rem; min-height: 2rem; }
@media (max-width: 40rem) { .supply { grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: .75rem .5rem; } .supply li { grid-template-columns: 3.5rem minmax(0, 1fr); } .supply svg { width: 3.5rem; } .becomes .dim { flex: 1 0 100%; } }
.chart-whole { display: none; } .zigzag.part { min-width: 0; width: 100%; margin-bottom: .5rem; } .zigzag.part td { padding: .1rem; } .zigzag.part .co { font-size: .6875rem; padding: .1em; }
.chart-lines > a { display: inline-flex; align-items: center; min-height: 2.75rem; }
@media (min-width: 40.01rem) { .plot.broad { display: block; max-width: 52rem; } .plot.narrow { display: none; } .zigzag.part { max-width: 34rem; } }
@media (min-width: 75rem) { .halves { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } .chart-whole { display: block; } .chart-lines { display: none; } }
@media print { .tabs { display: none; } .halves { display: block; } .scroll { overflow: visible; } [class*=shade-] { stroke: #15201b; } .plot.broad { display: block; } .plot.narrow { display: none; } }
`;
