/** Tables, the stock chart, and the timetable of games. */

export const tables = `
.scroll { overflow-x: auto; } .scroll + p { margin-top: .5rem; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; line-height: 1.3; }
caption { text-align: left; }
th { font: 700 .875rem/1.2 var(--sign); text-align: left; color: var(--ink2); vertical-align: bottom; }
th, td { padding: .35rem .5rem; border-bottom: 1px solid var(--hair); } thead th { border-bottom: 2px solid var(--rule); }
.num { text-align: right; } td.num { white-space: nowrap; }
tbody th { color: var(--ink); font: 400 .9375rem/1.3 var(--text); vertical-align: middle; }
.now-sheet tbody th { color: var(--ink); } .now-sheet th, .now-sheet td { border-bottom-color: var(--now-hair); } .now-sheet thead th { border-bottom-color: var(--ink); }
tr.me > * { background: color-mix(in srgb, var(--band) 16%, var(--sheet)); }
tr.now > * { background: var(--band); color: var(--band-ink); } tr.now .dim, tr.now a { color: var(--band-ink); }
.wide-table tbody tr:nth-child(3n) > * { border-bottom-color: var(--ink2); }
.wide-table tbody th { min-width: 6.5rem; } .wide-table th:first-child { position: sticky; left: 0; background: var(--sheet); z-index: 1; } .wide-table tr.now th:first-child { background: var(--band); } .wide-table tr.me th:first-child { background: color-mix(in srgb, var(--band) 16%, var(--sheet)); }

.trade td, .trade tbody th { height: 3.25rem; } .trade select { width: 100%; min-width: 6rem; }
.trade .radio { display: inline-flex; }
.chart { border-collapse: separate; border-spacing: 2px; width: auto; font-size: .8125rem; }
.chart td { border: 1px solid var(--hair); min-width: 2.05rem; height: 2.9rem; padding: .1rem .2rem; vertical-align: top; background: var(--sheet); color: var(--ink2); }
.zigzag { width: 100%; min-width: 72rem; table-layout: fixed; } .zigzag td { min-width: 0; } .zigzag small { font-size: .75rem; }
.cards { min-width: 38rem; } .cards td small { display: block; } .cards tbody > tr > * { vertical-align: top; } .cards th[scope=row] { white-space: nowrap; }
.chart td.void { border: 0; background: none; } .chart b { font: 700 .8125rem/1 var(--sign); }
.chart .co { font-size: .75rem; padding: .12em .15em; min-width: 0; display: table; margin-top: 1px; }
.chart .z-yellow, .chart .z-orange, .chart .z-brown, .chart .par { color: var(--ink); }
.chart .z-yellow { background: var(--zone-yellow); }
.chart .z-orange { background: repeating-linear-gradient(45deg, var(--zone-orange) 0 6px, color-mix(in srgb, var(--zone-orange) 80%, var(--ink)) 6px 7px); }
.chart .z-brown { background: repeating-linear-gradient(0deg, var(--zone-brown) 0 5px, color-mix(in srgb, var(--zone-brown) 76%, var(--ink)) 5px 6px); }
.chart .par { background: var(--zone-par); border: 2px solid var(--ink2); }
.tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr)); gap: .5rem; } .tiles li { text-align: center; font-size: .875rem; line-height: 1.2; } .tiles svg { display: block; width: 100%; height: auto; } .tiles b { font-family: var(--sign); } .tiles .gone { opacity: .45; }

.tt { font-size: 1rem; } .tt td, .tt th { padding: .4rem .5rem; vertical-align: middle; } .tt .title { font: 700 1.25rem/1.1 var(--sign); white-space: nowrap; }
.tt td > small { display: block; }
.tt a.cell { display: inline-grid; align-content: center; min-height: 2.75rem; min-width: 2.75rem; }
.tt .act { text-align: right; }
`;
