// The one style sheet of the server's own pages: light and dark, readable from a width of 320 px.
export const pageStyle = `
  :root { color-scheme: light dark; --page: #f6f7f9; --card: #fff; --ink: #1b1f23; --quiet: #505862; --line: #c9ced6; --link: #0b5394; --bubble: #e4eefb; --good: #11612f; --bad: #a3161f; --wait: #7a4a00; }
  @media (prefers-color-scheme: dark) {
    :root { --page: #14171b; --card: #1e2228; --ink: #e9ecf0; --quiet: #a9b2bd; --line: #3c444f; --link: #8fc1ff; --bubble: #22344b; --good: #7ed69a; --bad: #ff9ea3; --wait: #f2c46d; }
  }
  * { box-sizing: border-box; }
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0; color: var(--ink); background: var(--page); overflow-wrap: anywhere; }
  header, main { max-width: 72rem; margin: 0 auto; padding: 0 16px; } main { padding-top: 16px; padding-bottom: 48px; }
  nav ul { display: flex; flex-wrap: wrap; gap: 4px 20px; list-style: none; margin: 0; padding: 12px 0; border-bottom: 1px solid var(--line); }
  nav a { display: inline-block; padding: 4px 0; } [aria-current] { font-weight: 700; color: var(--ink); }
  h1 { font-size: 1.75rem; line-height: 1.2; } h2 { font-size: 1.2rem; margin: 0 0 4px; }
  a { color: var(--link); } :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
  table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: 8px; border: 1px solid var(--line); vertical-align: top; }
  code, pre { font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap; }
  pre { background: var(--card); padding: 12px; } summary { cursor: pointer; }
  button, select, input { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--quiet); border-radius: 8px; padding: 8px 12px; min-height: 44px; max-width: 100%; } button { cursor: pointer; } .primary { background: var(--link); border-color: var(--link); color: var(--page); font-weight: 600; }
  .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .quiet { color: var(--quiet); } .row { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; margin: 8px 0; }
  .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: 16px; list-style: none; margin: 16px 0; padding: 0; }
  .card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 16px; min-width: 0; } .card p { margin: 4px 0; }
  .preview { height: 320px; overflow: hidden; border: 1px solid var(--line); border-radius: 8px; margin-bottom: 12px; }
  .preview iframe { width: 200%; height: 640px; border: 0; transform: scale(.5); transform-origin: 0 0; pointer-events: none; background: #fff; }
  /* On a phone a product is a row: its preview beside its name. */
  @media (max-width: 47.99rem) { .products .card { display: grid; grid-template-columns: 112px 1fr; gap: 0 16px; align-content: start; } .preview { grid-row: 1 / 5; height: 176px; margin: 0; } .preview iframe { width: 320px; height: 503px; transform: scale(.35); } .products .quiet { font-size: .875rem; } }
  .list { list-style: none; margin: 16px 0; padding: 0; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
  .list > li { display: grid; gap: 4px 32px; padding: 12px 16px; } .list > li + li { border-top: 1px solid var(--line); } .list h2 { font-size: 1rem; } .list p { margin: 0; } .list code { white-space: nowrap; } .list > li > * { min-width: 0; } .list details > :not(summary) { margin-top: 8px; } .list select { min-width: 0; flex: 1 1 10rem; }
  @media (min-width: 48rem) { .list > li { grid-template-columns: 22rem 1fr 20rem; align-items: start; } .list .wide { grid-column: 1 / -1; } }
  .bubble { background: var(--bubble); border-radius: 16px 16px 16px 4px; padding: 12px 16px; max-width: 32rem; white-space: pre-wrap; }
  .mail { border: 1px solid var(--line); border-radius: 8px; max-width: 44rem; } .mail dl { margin: 0; padding: 8px 12px; border-bottom: 1px solid var(--line); } .mail dt { float: left; clear: left; width: 64px; color: var(--quiet); } .mail dd { margin: 0 0 0 64px; } .mail div { padding: 12px; white-space: pre-wrap; } .mail iframe { display: block; width: 100%; height: min(80vh, 880px); border: 0; background: #fff; border-radius: 0 0 8px 8px; }
  /* A shadow where columns are hidden: its cover scrolls with the table. */
  .scroll { overflow-x: auto; margin: 8px 0 24px; background: linear-gradient(to left, var(--page) 16px, transparent) local right / 48px no-repeat, linear-gradient(to left, var(--quiet), transparent) right / 16px no-repeat; } .scroll th, .scroll td { white-space: nowrap; } .scroll form { display: inline; } [type='checkbox'] { width: 24px; min-height: 24px; height: 24px; margin: 0 8px 0 0; vertical-align: middle; } main > h2 { margin-top: 32px; }
  .pairs { display: grid; grid-template-columns: minmax(7rem, max-content) 1fr; gap: 4px 16px; margin: 8px 0 24px; } .pairs dt { color: var(--quiet); } .pairs dd { margin: 0; }
  .code { font: 700 2rem/1.2 ui-monospace, monospace; letter-spacing: .1em; }
  .state { display: inline-block; border: 1px solid currentColor; border-radius: 8px; padding: 0 8px; font-weight: 600; } .good { color: var(--good); } .bad { color: var(--bad); } .wait { color: var(--wait); }
`
