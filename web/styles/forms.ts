/** Choices and buttons: everything one can press is at least 2.75rem high. */

export const forms = `
form { margin: 0; } fieldset { border: 0; margin: 0; padding: 0; min-width: 0; } legend { margin-bottom: .25rem; }
button, .btn { font: 600 1rem/1.2 var(--text); min-height: 2.75rem; padding: .5rem 1rem; border: 2px solid var(--ink); background: transparent; color: var(--ink); cursor: pointer; text-decoration: none; display: inline-flex; align-items: center; border-radius: 0; text-align: left; max-width: 100%; }
button.go, .btn.go { background: var(--ink); color: var(--sheet); } button:hover, .btn:hover { box-shadow: inset 0 -3px 0 var(--band); }
input[type=text], input[type=number], input[type=email], input[type=url], input[type=date], input[type=file], select, textarea { font: 1rem/1.3 var(--text); min-height: 2.75rem; padding: .5rem; border: 1px solid var(--ink2); background: var(--sheet); color: var(--ink); border-radius: 0; max-width: 100%; }
input[type=number] { width: 7rem; } textarea { width: 100%; font-family: var(--mono); font-size: .9375rem; }
.field { display: grid; gap: .25rem; justify-items: start; } .field > label, .field > .label { font-weight: 600; } .field p { margin: 0; }
.field input[type=text], .field input[type=email], .field input[type=url] { width: 100%; max-width: 26rem; }
.stack { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); justify-items: start; } .stack > * { width: 100%; } .stack > button { width: auto; }
.row { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; }
.row > .field ~ button { align-self: end; }
.radio { display: flex; align-items: center; gap: .5rem; min-height: 2.75rem; cursor: pointer; padding: .25rem 0; }
.radio input { width: 1.375rem; height: 1.375rem; accent-color: var(--ink); margin: 0; flex: none; }
.offers > li, .offers > form { border-top: 1px solid var(--hair); padding: .375rem 0; display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; justify-content: space-between; }
.offers > :last-child { border-bottom: 1px solid var(--hair); }
.now-sheet .offers > li, .now-sheet .offers > form, .now-sheet .offers > :last-child { border-color: var(--now-hair); }
.offers .what { flex: 1 1 12rem; min-width: 0; } .offers .what small { display: block; }
.draft .what { flex-basis: 7rem; } .draft .what small { white-space: nowrap; }
.offers + p { margin-top: .5rem; } form.row + form.row { margin-top: .5rem; } fieldset > .radio + .field, fieldset > .field + .field { margin-top: .75rem; }
.ways a { display: inline-flex; min-height: 2.75rem; align-items: center; } .ways p { margin: 0; } .ways { margin-bottom: .5rem; }
.offers .act { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
.bid { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; } .bid label { display: grid; } .bid small { line-height: 1.2; }

details { border-top: 1px solid var(--hair); } .now-sheet details { border-color: var(--now-hair); }
summary { min-height: 2.75rem; display: flex; align-items: center; cursor: pointer; gap: .5rem; list-style: none; font-weight: 600; }
summary::-webkit-details-marker { display: none; }
summary::before { content: "+"; font: 700 1.25rem/1 var(--sign); width: 1rem; text-align: center; } details[open] > summary::before { content: "\\2013"; }
details > .body, .now-sheet details > .body { padding: .25rem 0 .75rem; }

.pick { display: grid; grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr)); gap: 0 .5rem; }
.pick > li { border-top: 1px solid var(--now-hair); }
.pick.titles { grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); } .pick.titles > li { border-color: var(--hair); }
.pick a { display: flex; flex-wrap: wrap; align-items: baseline; align-content: center; gap: 0 .4rem; min-height: 2.75rem; color: var(--ink); text-decoration: none; padding: .25rem; line-height: 1.2; }
.pick b { font: 700 1.0625rem/1 var(--sign); text-decoration: underline; text-underline-offset: .18em; text-decoration-thickness: 1px; }
.pick span { font-size: .875rem; } .pick a:hover { background: var(--band); color: var(--band-ink); }
.pick a[aria-current] { background: var(--ink); color: var(--sheet); } .pick a[aria-current]::after { content: "\\2713"; margin-left: auto; font-weight: 700; }
.tilepick { display: grid; grid-template-columns: repeat(auto-fill, minmax(6.25rem, 1fr)); gap: .5rem; }
.tilepick label { display: block; position: relative; border: 2px solid var(--now-hair); background: var(--sheet); padding: .25rem; cursor: pointer; line-height: 1.25; font-size: .875rem; }
.tilepick input { position: absolute; opacity: 0; inset: 0; width: 100%; height: 100%; margin: 0; cursor: pointer; }
.tilepick svg { display: block; width: 100%; height: auto; background: var(--sea); }
.tilepick b { font: 700 1rem/1.3 var(--sign); } .tilepick span { display: block; color: var(--ink2); }
.tilepick label:hover { border-color: var(--ink); }
.tilepick label:has(:checked) { border-color: var(--ink); box-shadow: inset 0 0 0 2px var(--ink); }
.tilepick label:has(:checked)::after { content: "\\2713"; content: "\\2713" / ""; position: absolute; right: 0; top: 0; background: var(--ink); color: var(--sheet); font-weight: 700; width: 1.75rem; height: 1.75rem; display: grid; place-items: center; }
.tilepick label:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
.runs > li { display: grid; grid-template-columns: 2.75rem minmax(0, 1fr) auto; gap: 0 .5rem; align-items: center; border-top: 1px solid var(--now-hair); padding: .25rem 0; } .runs svg { width: 2.5rem; height: .75rem; } .runs b { font-weight: 600; }
.gone, .gone th { color: var(--now-ink2); } .nobold { font-weight: 400; } .why { display: block; max-width: 16rem; line-height: 1.25; }
.dots { padding-left: 1.25rem; list-style: disc; } .contested { margin: 0; } .contested small { display: block; }
.auction th small { display: block; } .auction td, .auction tbody th { vertical-align: top; } .auction td li { white-space: nowrap; } .auction .act { width: 1%; } .auction .bid, .auction .acts { flex-wrap: nowrap; } .auction button { white-space: nowrap; }
.packet { display: grid; gap: 1rem; } .packet ul { display: flex; flex-wrap: wrap; gap: .5rem; justify-content: center; } .packet legend { width: 100%; }
.packet li { flex: 1 1 9.5rem; max-width: 17rem; border: 1px solid var(--now-hair); padding: .5rem; display: grid; gap: .25rem; align-content: start; justify-items: start; } .packet li.framed { border: 2px solid var(--ink); background: var(--sheet); flex-basis: 13rem; } .packet li.gone { border-style: dashed; align-self: start; flex: 0 1 auto; display: block; padding: .25rem .5rem; } .packet small { display: block; }
.two { display: grid; gap: .75rem 1.5rem; grid-template-columns: minmax(0, 1fr); }
.plan { border-top: 2px solid var(--ink); padding-top: .5rem; display: grid; gap: .5rem; align-content: start; justify-items: start; } .plan > dl { width: 100%; }
`;
