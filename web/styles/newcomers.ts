/** What only the pages around the games have: the first page, rules, lists in prose. */

export const newcomers = `
.marked li { padding-left: 1.25rem; position: relative; margin: .25rem 0; } .marked li::before { content: "\\2013"; position: absolute; left: .25rem; }
.way { counter-reset: way; }
.way > li { counter-increment: way; position: relative; padding: 0 0 1rem 2.75rem; }
.way > li::before { content: counter(way); position: absolute; left: 0; top: 0; width: 1.75rem; height: 1.75rem; border-radius: 50%; background: var(--rule); color: var(--sheet); font: 700 1rem/1.75rem var(--sign); text-align: center; z-index: 1; }
.way > li:not(:last-child)::after { content: ""; position: absolute; left: .75rem; top: 0; bottom: 0; border-left: 4px solid var(--rule); }
.way p { margin: .15rem 0 0; }
.titles-list > li { border-top: 1px solid var(--hair); padding: .25rem 0 .5rem; } .titles-list h3 { margin-top: .5rem; font-size: 1.25rem; }
.titles-list .row a:not(.btn), .aside a { display: inline-flex; min-height: 2.75rem; align-items: center; }
.contents { margin-bottom: 1rem; } .contents ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(15rem, 44%), 1fr)); gap: 0 1rem; }
.contents a { display: inline-flex; min-height: 2.75rem; align-items: center; hyphens: auto; overflow-wrap: anywhere; line-height: 1.3; }
.two > table { align-self: start; }
.rules h3 { margin-top: 1.25rem; } @media (min-width: 75rem) { .rules dl, .options { columns: 2; column-gap: 2rem; } .article, .options > div { break-inside: avoid; } }
.article { display: grid; grid-template-columns: 4.5rem minmax(0, 1fr); gap: 0 .75rem; padding: .35rem 0; border-top: 1px solid var(--hair); }
.article dt { color: var(--ink2); font: 700 .875rem/1.5 var(--sign); } .article:has(:target) { background: var(--now); }
.article :target { background: var(--band); color: var(--band-ink); }
.options > div { border-top: 1px solid var(--hair); padding: .5rem 0; } .options dt { font-weight: 600; } .options p { margin: 0 0 .25rem; } .options li { padding-left: 1.25rem; position: relative; }
.options li::before { content: "\\2013"; position: absolute; left: .25rem; }
.usual { display: inline-block; border: 1px solid currentColor; padding: 0 .35em; font-size: .8125rem; line-height: 1.3; margin-left: .25rem; }
.glossary { max-width: 52rem; } .glossary td, .glossary th { hyphens: auto; overflow-wrap: anywhere; }
`;
