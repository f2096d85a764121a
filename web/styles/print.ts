/** On paper: sheets without the panel, navigation and folded parts; the map on a page of its own. */

export const print = `
@page { margin: 12mm; } @page map { size: A4 landscape; margin: 8mm; }
@media print {
  body { font-size: .8125rem; } .wrap { max-width: none; padding: 0; }
  .mast nav, .thumb, #move, .skip, .near, .steps-nav, .sheet > header .end, details:not([open]), #tiles:has(> details:not([open])), .foot a:not(:first-child), .chart-lines > a { display: none; }
  .page, .below, .duo, .head { display: block; } .sheet { break-inside: avoid; padding: .25rem 0; margin: 0 0 .5rem; }
  .foot a::after { content: attr(href); margin-left: .5em; } a { text-decoration: none; }
  .scroll, .map-scroll { overflow: visible; } table, th, tbody th, small, .dim, .key, .facts, .news time, .co { font-size: .75rem; } thead { display: table-header-group; } tr, li { break-inside: avoid; }
  #hexes, #news, #log { break-inside: auto; } th:first-child { position: static; }
  #map { page: map; } #map .board { height: 158mm; } .board, .tile, .key svg, .co { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .can, .canhalo, .ccrd, .almost, .sel, .selin, .trial { display: none; }
}
`;
