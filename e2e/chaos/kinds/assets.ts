// Faults of the page's files (document, scripts, translations): missing, wrong or slow.
import type { Route } from '@playwright/test'
import type { ChaosRun } from '../run/chaosRun.ts'
import type { Aftermath, Kind, Phase } from './kind.ts'

type ReplyHandler = (route: Route) => Promise<void>

const notFound: ReplyHandler = (route) => route.fulfill({ status: 404, contentType: 'application/json', body: '{}' })
const html: ReplyHandler = (route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Not here</h1>' })
const badGateway: ReplyHandler = (route) =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<!doctype html><h1>502 Bad Gateway</h1>' })
const late: ReplyHandler = async (route) => {
  await new Promise((resolve) => setTimeout(resolve, 3000))
  await route.continue().catch(() => undefined)
}

const intercept = async ({ context }: ChaosRun, files: RegExp, answer: ReplyHandler): Promise<Aftermath> => {
  let times = 0
  const handler = async (route: Route): Promise<void> => {
    times += 1
    await answer(route).catch(() => undefined)
  }
  await context.route(files, handler)
  return { end: async () => context.unroute(files, handler).catch(() => undefined), detail: times === 0 ? '' : 'met' }
}

const chunks = /\/assets\/(?!main-)[^/]+\.js/u
const texts = /\/assets\/texts-/u
const anyScript = /\/assets\/[^/]+\.js/u

const assetKind = (
  name: string,
  {
    classes,
    files,
    answer,
    phases,
  }: { classes: Kind['classes']; files: RegExp; answer: ReplyHandler; phases: readonly Phase[] },
): Kind => ({ name, classes, phases, inject: (run) => intercept(run, files, answer) })

const navigationPhases: readonly Phase[] = ['arrived', 'submit', 'review', 'screen-submit']

export const assetKinds: readonly Kind[] = [
  assetKind('missing chunk', { classes: [24], files: chunks, answer: notFound, phases: navigationPhases }),
  assetKind('HTML in place of a chunk', { classes: [24], files: chunks, answer: html, phases: navigationPhases }),
  assetKind('slow chunk', { classes: [11, 24], files: chunks, answer: late, phases: navigationPhases }),
  {
    name: 'missing chunk, and a reload',
    classes: [24, 2],
    phases: ['filled', 'checking'],
    inject: async (run) => {
      const aftermath = await intercept(run, chunks, notFound)
      await run.page.reload({ waitUntil: 'commit' })
      // The page shows its error first. Then the files are available again.
      await run.page.waitForTimeout(2000)
      await aftermath.end?.()
      return { detail: 'files back after two seconds', skipsAnswerCheck: true }
    },
  },
  {
    name: 'no script at all for a time, and a reload',
    classes: [24, 35],
    phases: ['filled'],
    inject: async (run) => {
      const aftermath = await intercept(run, anyScript, notFound)
      await run.page.reload({ waitUntil: 'commit' })
      await run.page.waitForTimeout(2000)
      await aftermath.end?.()
      return { detail: 'files back after two seconds', skipsAnswerCheck: true }
    },
  },
  assetKind('texts missing', { classes: [36], files: texts, answer: notFound, phases: navigationPhases }),
  assetKind('HTML in place of texts', { classes: [36], files: texts, answer: html, phases: navigationPhases }),
  assetKind('slow texts', { classes: [36], files: texts, answer: late, phases: navigationPhases }),
  {
    name: 'document answered 502',
    classes: [17],
    phases: ['half', 'filled', 'checking', 'screen'],
    inject: async (run) => {
      const { context, page } = run
      const url = page.url()
      const handler = (route: Route): Promise<void> =>
        route.request().resourceType() === 'document' ? badGateway(route) : route.fallback()
      await context.route('**/*', handler)
      await page.reload()
      await context.unroute('**/*', handler)
      // The error page of the proxy has no control, so the applicant reloads.
      await page.goto(url)
    },
  },
]
