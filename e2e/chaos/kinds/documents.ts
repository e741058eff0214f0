// Extensions that change the document: translators, password managers and ad blockers, also before hydration.
import { fillDialog, requirePosition } from '../../driver/formPages.ts'
import { type ChaosRun, endFaults } from '../run/chaosRun.ts'
import { addLastingScript } from '../run/tabs.ts'
import type { Kind } from './kind.ts'

/** Wraps every present and later text node in <font>, as translators do. */
const translate = `{
  const wrap = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      const { parentElement: parent } = text
      if (parent === null || parent.tagName === 'FONT' || text.data.trim() === '') continue
      if (parent.closest('script, style, select, textarea, title, noscript') !== null) continue
      const font = document.createElement('font')
      parent.replaceChild(font, text)
      font.append(text)
    }
  }
  const start = () => {
    wrap(document.body)
    new MutationObserver(() => wrap(document.body)).observe(document.body, {
      childList: true, subtree: true, characterData: true,
    })
  }
  if (document.body !== null && document.readyState !== 'loading') start()
  else addEventListener('DOMContentLoaded', start)
}`

const whenParsed = (action: string): string => `{
  const run = () => { ${action} }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run)
  else run()
}`

const addManager = whenParsed(`
  for (const input of document.querySelectorAll('input')) {
    const mark = document.createElement('div')
    mark.dataset.manager = ''
    input.after(mark)
  }`)

const block = whenParsed(`
  document.querySelector('footer p, footer li')?.remove()
  const label = document.querySelector('label')
  if (label !== null) label.title = 'changed'`)

const buildLastingKind = (name: string, classes: Kind['classes'], script: string): Kind => ({
  name,
  classes,
  phases: ['open', 'arrived', 'filled', 'checking', 'screen'],
  inject: async (run) => {
    await addLastingScript(run, script)
    if (run.page.url() !== 'about:blank') await run.page.evaluate(script)
  },
})

/** Fills in the dialog and the text boxes of the prerendered page before its script loads. */
const typeBeforeScript = async (run: ChaosRun): Promise<void> => {
  const { context, persona, server } = run
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const pattern = /\/assets\/main-[^/]+\.js/u
  await context.route(pattern, async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  await run.page.goto(server.url, { waitUntil: 'commit' })
  const position = await requirePosition(run.page, persona)
  const { form, key } = position
  await fillDialog(position)
  const typed: Record<string, string> = {}
  for (const box of await form.locator('input[type="email"], input[type="tel"], input[type="text"]').all()) {
    const name = (await box.getAttribute('name')) ?? ''
    const answer = Object.entries({ ...persona.answers, ...persona.typed }).find(([path]) => path === name)?.[1]
    if (answer === undefined || name === 'amount' || name === 'period') continue
    await box.fill(String(answer))
    typed[name] = String(answer)
  }
  run.answers.record(key, typed)
  release()
  await run.page.waitForLoadState()
  await context.unroute(pattern)
  await endFaults(run)
}

const buildEarlyKind = (name: string, classes: Kind['classes'], script: string | null): Kind => ({
  name: `typed before the script came${name}`,
  classes,
  phases: ['open'],
  inject: async (run) => {
    if (script !== null) await addLastingScript(run, script)
    await typeBeforeScript(run)
  },
})

export const documentKinds: readonly Kind[] = [
  buildLastingKind('translator', [31], translate),
  buildLastingKind('password manager', [30], addManager),
  buildLastingKind('ad blocker hides a line', [27], block),
  buildEarlyKind('', [30], null),
  buildEarlyKind(', with a password manager', [30], addManager),
  buildEarlyKind(', with an ad blocker', [27, 30], block),
  buildEarlyKind(', with a translator', [30, 31], translate),
  {
    name: 'ad blocker stops the calls of conversions',
    classes: [27],
    phases: ['open'],
    inject: async ({ context }) => {
      await context.route('**/affiliate/event', (route) => route.abort('blockedbyclient'))
    },
  },
]
