/** What a page says while it is open. */

export const live = `
.live { position: sticky; top: 0; z-index: 6; }
.live p { margin: 0; padding: .25rem .75rem; display: flex; flex-wrap: wrap; align-items: center; gap: 0 1rem; background: var(--band); color: var(--band-ink); border-bottom: 3px solid var(--rule); }
.live a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--band-ink); font-weight: 600; }
@media print { .live { display: none; } }
`;
