/** Colours, fonts and spaces as custom properties: light first, dark by preference, plain for paper. */

export const tokens = `
:root {
  color-scheme: light dark;
  --paper: #eff1ec; --sheet: #fcfdfa; --ink: #15201b; --ink2: #4b5751; --rule: #15201b; --hair: #c3c9c2;
  --band: #ffce2e; --band-ink: #17130a; --now: #fff6d9; --now-hair: #e0cd8d; --now-ink2: #5a4d22;
  --link: #0b4a83; --focus: #0a58d0; --bad: #a11d16; --good: #14633a; --news: #5a1e8c;
  --land: #f7f6ee; --edge: #9aa198; --sea: #e0e6e1; --track: #14110d; --casing: #fffdf4; --white: #fffdf6; --halo: #fffdf4; --soft: #5b635d;
  --yellow: #f6d24a; --green: #94bd72; --brown: #bb8a5c; --gray: #b6babc; --red: #e0907d; --fixed: #c9cdca; --site: #efd5cc; --power: #6b2a8f;
  --water: #1f6ea8; --rock: #8a4a21; --pattern: #14110d; --pattern-o: .17;
  --zone-yellow: #fbe389; --zone-orange: #f2b27c; --zone-brown: #c99d77; --zone-par: #dfe8d8;
  --sign: Bahnschrift, "DIN Alternate", "Roboto Condensed", "Liberation Sans Narrow", "Arial Narrow", sans-serif-condensed, sans-serif;
  --text: "Segoe UI", "Helvetica Neue", "Noto Sans", Lato, Roboto, "Liberation Sans", Arial, sans-serif;
  --mono: "Cascadia Mono", Consolas, Menlo, "DejaVu Sans Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #121614; --sheet: #191e1b; --ink: #e9ede7; --ink2: #aab4ad; --rule: #c9d1ca; --hair: #3a423d;
    --band: #f3c22b; --now: #262212; --now-hair: #574b22; --now-ink2: #cdbf8e;
    --link: #8cc1f5; --focus: #7db4ff; --bad: #ff9b90; --good: #7fd3a3; --news: #d3a8ff;
    --land: #262d29; --edge: #57615a; --sea: #161b18; --casing: #0d100e; --halo: #1a201c; --soft: #a5aea7;
    --yellow: #cfa92f; --green: #6c9650; --brown: #9a6d44; --gray: #8b9193; --red: #a9594a; --fixed: #737a75; --site: #4a2f2a; --power: #c79bea;
    --water: #74b6e8; --rock: #d79a6c; --pattern-o: .26;
    --zone-yellow: #5b4c12; --zone-orange: #6a3f16; --zone-brown: #4d3322; --zone-par: #2c3a2a;
  }
}
@media print {
  :root {
    color-scheme: light;
    --paper: #fff; --sheet: #fff; --now: #fff; --band: #fff; --sea: #fff; --land: #fff; --halo: #fff; --casing: #fff;
    --ink: #15201b; --ink2: #4b5751; --rule: #15201b; --hair: #c3c9c2; --link: #15201b; --soft: #5b635d; --edge: #9aa198;
    --yellow: #f6d24a; --green: #94bd72; --brown: #bb8a5c; --gray: #b6babc; --red: #e0907d; --fixed: #c9cdca; --site: #efd5cc; --power: #6b2a8f;
    --water: #1f6ea8; --rock: #8a4a21; --pattern-o: .4; --focus: #0a58d0; --news: #5a1e8c; --bad: #a11d16; --good: #14633a;
    --band-ink: #17130a; --now-ink2: #4b5751; --now-hair: #c3c9c2;
    --zone-yellow: #fbe389; --zone-orange: #f2b27c; --zone-brown: #c99d77; --zone-par: #dfe8d8;
  }
}
`;
