/** The board: classes of hexes, track, cities, texts, highlights. */

export const board = `
.ground { fill: var(--sea); } .board { background: var(--sea); display: block; width: 100%; height: auto; } .defs { position: absolute; width: 0; height: 0; }
.near { display: none; } .map-scroll { overflow-x: auto; }
.hx { stroke: var(--edge); stroke-width: 1.2; } .hx-white { fill: var(--land); } .hx-yellow { fill: var(--yellow); } .hx-green { fill: var(--green); } .hx-brown { fill: var(--brown); } .hx-gray { fill: var(--gray); } .hx-red { fill: var(--red); } .hx-fixed { fill: var(--fixed); } .hx-site { fill: var(--site); }
.pl, .pl2 { stroke: var(--pattern); stroke-width: 2; fill: none; opacity: var(--pattern-o); } .pl2 { stroke-width: 3; } .pd { fill: var(--pattern); opacity: calc(var(--pattern-o) * 1.8); }
.cas { fill: none; stroke: var(--casing); stroke-width: 14; opacity: .75; } .trk { fill: none; stroke: var(--track); stroke-width: 8; }
.city { fill: var(--white); stroke: var(--track); stroke-width: 2.4; } .town { fill: var(--track); stroke: var(--white); stroke-width: 1.6; }
.hx-white ~ .town { stroke: none; }
.pip { fill: var(--track); stroke: var(--white); stroke-width: .8; } .wall { fill: none; stroke: var(--water); stroke-width: 7; stroke-linecap: round; }
.rev circle { fill: var(--white); stroke: var(--track); stroke-width: 1.4; }
.rev text, .tok text, .offv text { font: 700 13px var(--sign); text-anchor: middle; fill: #14110d; } .tok text { font-size: 12px; } .tok text.four { font-size: 10px; }
.offv rect { stroke: var(--track); stroke-width: 1.4; } .offv.now rect { stroke-width: 3.2; } @media screen and (prefers-color-scheme: dark) { .offv.now rect { stroke: var(--white); } }
.tok circle { stroke: #14110d; stroke-width: 1.6; }
.nam, .lab, .blk, .crd, .ccrd, .terc, .res, .ax { text-anchor: middle; }
.nam { font: 700 14px var(--sign); fill: var(--ink); paint-order: stroke; stroke: var(--halo); stroke-width: 3.5px; stroke-linejoin: round; }
.lab { font: 700 16px var(--sign); fill: #14110d; paint-order: stroke; stroke: var(--white); stroke-width: 3px; } .lab.onland { fill: var(--ink); stroke: var(--halo); }
.blk { font: 700 12px var(--sign); fill: var(--soft); paint-order: stroke; stroke: var(--halo); stroke-width: 3px; text-decoration: underline; }
.site { font: 700 17px var(--sign); text-anchor: middle; fill: var(--ink2); paint-order: stroke; stroke: var(--site); stroke-width: 4px; }
.pwrhalo { fill: none; stroke: var(--casing); stroke-width: 6; } .pwr { fill: none; stroke: var(--power); stroke-width: 4.5; stroke-dasharray: 14 5; }
.crd { font: 11.5px var(--sign); fill: var(--soft); paint-order: stroke; stroke: var(--halo); stroke-width: 2px; }
.ccrd { font: 700 15px var(--sign); fill: var(--focus); paint-order: stroke; stroke: var(--halo); stroke-width: 4px; }
.res { font: 700 11px var(--sign); fill: #5b635d; } .res.four { font-size: 9.5px; } .terc { font: 700 12px var(--sign); fill: var(--ink2); } .ax { font: 15px var(--sign); fill: var(--ink2); }
.ter-m { fill: none; stroke: var(--rock); stroke-width: 2.4; stroke-linejoin: round; } .ter-w { fill: none; stroke: var(--water); stroke-width: 2.4; }
.can { fill: none; stroke: var(--focus); stroke-width: 5; stroke-dasharray: 11 5; } .canhalo { fill: none; stroke: var(--sheet); stroke-width: 9; opacity: .85; } .hit { fill: transparent; cursor: pointer; }
.almost { fill: none; stroke: var(--bad); stroke-width: 5; stroke-linecap: round; stroke-dasharray: 0 10; }
a.hexlink:focus { outline: none; } a.hexlink:focus-visible .hit { stroke: var(--focus); stroke-width: 9; } a.hexlink:hover .hit { fill: var(--band); fill-opacity: .35; }
.trial .hx { stroke: var(--ink); stroke-width: 6; } .sel { fill: none; stroke: var(--ink); stroke-width: 7; } .selin { fill: none; stroke: var(--band); stroke-width: 3; }
.run { fill: none; stroke: var(--white); stroke-width: 13; stroke-linejoin: round; stroke-linecap: round; }
.run-line { fill: none; stroke-width: 7; stroke-linejoin: round; stroke-linecap: round; }
.run-0 { stroke: #a0135f; } .run-1 { stroke: #0a58d0; stroke-dasharray: 16 12; } .run-2 { stroke: #6b2a8f; stroke-dasharray: 2 13; } .run-3 { stroke: #0d6b5c; stroke-dasharray: 18 11 2 11; }
.ring { fill: none; stroke: var(--focus); stroke-width: 6; paint-order: stroke; }
.flag circle { fill: var(--news); stroke: var(--sheet); stroke-width: 2; } .flag text { font: 700 15px var(--sign); fill: var(--sheet); text-anchor: middle; }
figure { margin: 0; } .hexes td { white-space: nowrap; } .tilerows { display: flex; flex-wrap: wrap; gap: .5rem; } .tilerow { border-top: 1px solid var(--now-hair); padding: .25rem 0 .5rem; } .tilerow .tilepick { display: flex; flex-wrap: wrap; } .tilerow label { width: 6.25rem; } .tilerow small { font-weight: 400; font-family: var(--text); }
.key { display: flex; flex-wrap: wrap; gap: .25rem 1rem; font-size: .875rem; padding-top: .5rem; color: var(--ink2); } .key li { display: inline-flex; align-items: center; gap: .5rem; } .key svg { width: 1.9rem; height: 2.1rem; }
`;
