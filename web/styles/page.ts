/** The frame of every page: type, masthead, heading, sheets, grids, foot. */

export const page = `
*, *::before, *::after { box-sizing: border-box; }
html { scroll-padding: 1rem 0 4rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.45 var(--text); font-variant-numeric: lining-nums tabular-nums; overflow-wrap: break-word; }
h1, h2, h3, legend { font-family: var(--sign); font-weight: 700; line-height: 1.15; margin: 0; }
h1 { font-size: 1.75rem; } h2 { font-size: 1.375rem; } h3, legend { font-size: 1.0625rem; padding: 0; }
p { margin: 0 0 .5rem; } ul, ol, dl, dd { margin: 0; padding: 0; list-style: none; }
a { color: var(--link); text-underline-offset: .18em; text-decoration-thickness: 1px; } a:hover { text-decoration-thickness: 2px; }
small { font-size: .875rem; } .dim { color: var(--ink2); } .nobr { white-space: nowrap; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; box-shadow: 0 0 0 2px var(--sheet); }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: .5rem; top: .5rem; z-index: 9; background: var(--band); color: var(--band-ink); padding: .75rem 1rem; }
.vh { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.wrap { max-width: 100rem; margin: 0 auto; padding: 0 .75rem; }

.mast { border-bottom: 3px solid var(--rule); background: var(--sheet); }
.mast .wrap { display: flex; align-items: center; gap: 0 1rem; }
.mark { font: 700 1.25rem/1 var(--sign); color: var(--ink); text-decoration: none; display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; }
.mark svg { width: 1.75rem; height: 1.75rem; flex: none; }
.mast nav { margin-left: auto; display: flex; gap: 0 .5rem; min-width: 0; }
.mast nav a { display: inline-flex; align-items: center; justify-content: center; min-height: 2.75rem; min-width: 2.75rem; padding: 0 .25rem; color: var(--ink); text-decoration: none; white-space: nowrap; }
.mast nav a.person { display: block; line-height: 2.75rem; max-width: 9rem; overflow: hidden; text-overflow: ellipsis; }
.mast nav a:hover, .mast nav a[aria-current] { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: .3em; }

.head { padding: .75rem 0; display: grid; gap: .5rem; grid-template-columns: minmax(0, 1fr); }
.head h1 span { font-weight: 400; } .head > p { margin: 0; }
.facts { display: flex; flex-wrap: wrap; gap: 0 1rem; color: var(--ink2); margin: 0; }
.past { padding: .5rem .75rem; margin-bottom: .75rem; color: var(--ink); border: 3px solid var(--rule);
  background: repeating-linear-gradient(-45deg, var(--sheet) 0 14px, var(--hair) 14px 16px); }
.past p { margin: 0; background: var(--sheet); padding: .25rem .5rem; } .past nav { background: var(--sheet); padding: 0 .5rem; }
.steps-nav { display: flex; flex-wrap: wrap; gap: 0 1rem; } .steps-nav a, .steps-nav span { min-height: 2.75rem; display: inline-flex; align-items: center; } .steps-nav span { color: var(--ink2); }

.line { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); }
.line li { position: relative; padding: 1.75rem .25rem 0 0; line-height: 1.25; min-width: 0; }
.line li::before { content: ""; position: absolute; left: 0; right: 0; top: .75rem; border-top: 4px solid var(--rule); }
.line li:last-child::before { right: auto; width: .5rem; }
.line li.ahead::before, .line li.now::before { border-top: 4px dotted var(--ink2); }
.line li::after { content: ""; position: absolute; left: 0; top: .3rem; width: 1.1rem; height: 1.1rem; border-radius: 50%; background: var(--rule); border: 3px solid var(--rule); }
.line li.ahead::after { background: var(--sheet); } .line li.omit::after { background: var(--sheet); border-style: dotted; }
.line li.now::after { width: 1.6rem; height: 1.6rem; top: .05rem; background: var(--band); border-width: 4px; }
.line li.now { font-weight: 600; } .line small { display: block; color: var(--ink2); font-weight: 400; }

.prices { font-size: .8125rem; } .prices li { overflow: visible; white-space: nowrap; padding-right: 0; } .prices small { font-size: .75rem; }
.debt { display: block; color: var(--bad); }

.sheet { background: var(--sheet); border-top: 3px solid var(--rule); padding: .75rem; margin-bottom: 1rem; min-width: 0; }
.sheet > header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .75rem; margin-bottom: .5rem; }
.sheet > header p { margin: 0; color: var(--ink2); } .sheet > header .end { margin-left: auto; }
.sheet > header .end a { display: inline-flex; min-height: 2.75rem; align-items: center; margin: -.75rem 0; }
.sheet h3 { margin: 1rem 0 .25rem; }
.now-sheet { background: var(--now); border-top: 0; padding: 0; }
.now-sheet > header { background: var(--band); color: var(--band-ink); padding: .5rem .75rem; margin: 0; }
.now-sheet > header p { color: var(--band-ink); } .now-sheet > header h2 { font-size: 1.625rem; }
.now-sheet .body { padding: .75rem; } .body { display: grid; gap: .75rem; grid-template-columns: minmax(0, 1fr); }
.now-sheet small, .now-sheet .dim, .now-sheet th { color: var(--now-ink2); }
.now-sheet .line li.ahead::after, .now-sheet .line li.omit::after { background: var(--now); }
.ask { font-size: 1.125rem; margin: 0; }
.trouble { border-top: 4px solid var(--bad); background: var(--sheet); padding: .5rem .75rem; margin: 0; }
.trouble p { margin: 0; } .trouble .word { color: var(--bad); font-weight: 700; }
.note { border-top: 3px solid var(--rule); background: var(--sheet); padding: .75rem; margin-bottom: 1rem; }

.news > li { display: grid; grid-template-columns: 2rem minmax(0, 1fr); gap: 0 .5rem; border-top: 1px solid var(--hair); padding: .5rem 0; }
.news .who { display: flex; flex-wrap: wrap; gap: 0 .5rem; align-items: baseline; } .news time { margin-left: auto; color: var(--ink2); font-size: .875rem; }
.news p { margin: .15rem 0 0; }
.news .n { width: 1.75rem; height: 1.75rem; border-radius: 50%; background: var(--news); color: var(--sheet); font: 700 1rem/1 var(--sign); display: grid; place-items: center; }
.log > li { border-top: 1px solid var(--hair); padding: .5rem 0; display: grid; gap: 0 .75rem; grid-template-columns: 3.5rem minmax(0, 1fr); }
.log > li { align-items: start; } .log > li > a, .log > li > .dim { display: inline-flex; min-height: 2.75rem; align-items: center; } .log p { margin: 0; }
.said { white-space: pre-line; overflow-wrap: anywhere; font-style: italic; }
.log .who { display: flex; flex-wrap: wrap; gap: 0 .75rem; align-items: baseline; color: var(--ink2); font-size: .875rem; }

.co { font: 700 .9375rem/1 var(--sign); display: inline-block; padding: .22em .4em; border: 1px solid #14110d; min-width: 2.4em; text-align: center; white-space: nowrap; }
.up { color: var(--good); font-weight: 600; white-space: nowrap; } .down { color: var(--bad); font-weight: 600; white-space: nowrap; }
.lead > div { display: flex; align-items: baseline; gap: .5rem; padding: .15rem 0; }
.lead dt { order: 0; } .lead dd { order: 2; text-align: right; font-weight: 600; }
.lead > div::before { content: ""; order: 1; flex: 1; border-bottom: 2px dotted var(--hair); transform: translateY(-.25em); min-width: 1rem; }
.now-sheet .lead > div::before { border-color: var(--now-hair); }

.page, .below, .duo { display: grid; gap: 0 1.5rem; grid-template-columns: minmax(0, 1fr); align-items: start; }
.side, .beneath { min-width: 0; }
.narrow { max-width: 46rem; }
.secret { overflow-wrap: anywhere; user-select: all; }
.offers + .stack, .sheet > .body + .stack { margin-top: 1rem; }
.foot { border-top: 3px solid var(--rule); margin-top: 1rem; padding: .5rem 0 1.5rem; color: var(--ink2); font-size: .875rem; }
.foot .wrap { display: flex; flex-wrap: wrap; gap: 0 1.25rem; align-items: center; }
.foot a, .foot span { display: inline-flex; min-height: 2.75rem; align-items: center; }
.thumb { display: none; }
`;
