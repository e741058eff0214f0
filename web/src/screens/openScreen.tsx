// Renders a screen for a test over the real store, lead session, router and texts. Only the network is a fake.
import { loadRules } from '@loan/domain/validation/resolveRules'
import type { LeadStatus } from '@loan/domain/contract/lead'
import { dataPoints as contactInformation } from '@loan/domain/data-points/contact-information'
import type { LeadApplication } from '@loan/domain/lead/application'
import { product } from '@loan/domain/products/tukan-pl'
import { type StateName, states } from '@loan/domain/states'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { Route, Router, Switch } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { createRequest } from '../api/request.ts'
import { type Application, ApplicationProvider } from '../context/ApplicationContext.tsx'
import type { TextTree } from '../i18n/findText.ts'
import { createTexts } from '../i18n/texts.ts'
import { JourneyProvider } from '../journey/JourneyContext.tsx'
import { createApplicationStore } from '../store/applicationStore.ts'
import { createMemoryStorage } from '../tracking/adapters/adapterFixtures.ts'
import { screenRoutes } from './registry.ts'
import { ScreenView } from './ScreenView.tsx'

export const leadId = '0b7a3f5e-6d1c-4a2b-9c3d-1e2f3a4b5c6d'
const expiresAt = '2026-11-21T10:00:00.000Z'

/** The reply to every action; the lead is in CHECKING. */
export const receipt = { id: leadId, revision: 3, leadStatus: 'waiting', expiresAt, progressState: 6 }

export const statusIn = (state: StateName, change: Partial<LeadStatus> = {}): LeadStatus => ({
  ...receipt,
  progressState: states[state].code,
  applicationResult: {
    application: { status: 'waiting' },
    offerId: null,
    partner: { key: 'polanka', name: 'Polanka Kredyt' },
  },
  pollAfterMs: null,
  steps: [],
  lender: { key: 'polanka', name: 'Polanka Kredyt' },
  questions: null,
  handOver: null,
  upload: null,
  debts: null,
  verification: null,
  policies: [],
  offers: [],
  redirect: null,
  rejection: null,
  ...change,
})

const partners = [{ key: 'polanka', name: 'Polanka Kredyt', initials: 'PK', logo: '/partner/logos/polanka.svg' }]

export type Sent = { readonly method: string; readonly path: string; readonly body: unknown }

/** A fake server that a test controls. */
export type Server = {
  /** The reply to every status poll. */
  status: LeadStatus
  answers: LeadApplication
  /** All calls except those for the status, the answers and the logos. */
  readonly sent: Sent[]
  answer: (call: Sent) => Response
}

export const createServer = (status: LeadStatus) => {
  const server: Server = { status, answers: {}, sent: [], answer: () => Response.json(receipt) }
  return Object.assign(server, {
    fetch: (url: string, init: RequestInit) => {
      const path = new URL(url, 'http://localhost').pathname.replace('/api', '')
      if (path === `/lead/status/${leadId}`) return Promise.resolve(Response.json(server.status))
      if (path === `/lead/${leadId}/answers`) return Promise.resolve(Response.json({ application: server.answers }))
      if (path === '/partner/logos') return Promise.resolve(Response.json({ partners }))
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
      const call = { method: init.method ?? 'GET', path, body }
      server.sent.push(call)
      return Promise.resolve(server.answer(call))
    },
  })
}

export const problem = (kind: string, httpStatus: number, more: object = {}, headers: HeadersInit = {}): Response =>
  Response.json(
    { type: `urn:loan:problem:${kind}`, title: kind, status: httpStatus, traceId: 't', ...more },
    {
      status: httpStatus,
      headers: { 'content-type': 'application/problem+json', ...Object.fromEntries(new Headers(headers)) },
    },
  )

export const rejected = (error: object): Response => problem('refused', 422, { errors: [error] })

const english = Object.fromEntries(
  Object.entries(import.meta.glob<TextTree>('../locales/en/*.json', { eager: true, import: 'default' })).map(
    ([file, texts]): [string, TextTree] => [file.replace(/^.*\/|\.json$/gu, ''), texts],
  ),
)

/** Creates an application with empty stores. */
export const createVisit = (): Application => {
  return {
    product,
    basePath: '',
    isEmbedded: false,
    store: createApplicationStore(),
    languages: {},
    texts: createTexts({ locale: 'en', languageTags: {}, builtIn: { en: english }, partial: [], loadPath: '' }),
    request: createRequest('/api'),
    apiBaseUrl: '/api',
    storages: { session: createMemoryStorage(), local: createMemoryStorage() },
  }
}

// Load the screens with this module, so that no test waits for them.
await Promise.all(screenRoutes.map(({ row }) => row.load()))

/** Whether the page shows a loader or is empty: a screen is empty until its code loads. */
const isLoading = (container: HTMLElement): boolean =>
  /^\s*$|Loading…|Opening your application/u.test(container.textContent)

/**
 * Waits until pending work is done; waits longer while a loader is visible, up to a limit.
 * React renders at the end of each `act`, so there are many short ones.
 */
const settle = async (container: HTMLElement) => {
  for (let turns = 0; turns < 10 || (turns < 500 && isLoading(container)); turns += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 1)))
  }
}

const buildPage = (container: HTMLElement) => {
  const find = <E extends Element>(selector: string, type: new () => E): E => {
    const found = container.querySelector(selector)
    if (!(found instanceof type)) throw new Error(`No element matches ${selector}: ${container.textContent}`)
    return found
  }
  const button = (text: string): HTMLButtonElement => {
    const found = [...container.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(text))
    if (found === undefined) throw new Error(`No button "${text}": ${container.textContent}`)
    return found
  }
  const click = async (...elements: readonly HTMLElement[]) => {
    act(() => {
      for (const element of elements) element.click()
    })
    await settle(container)
  }
  return {
    container,
    find,
    button,
    click,
    press: (text: string) => click(button(text)),
    type: (selector: string, value: string) => {
      find(selector, HTMLInputElement).value = value
    },
    shownScreen: () => container.querySelector('[data-screen]')?.getAttribute('data-screen'),
  }
}

/** The stored state of the browser before the screen opens. */
export type Held = {
  readonly answers?: LeadApplication
  /** Typed text by control name. */
  readonly drafts?: Readonly<Record<string, string>>
}

/** Opens a path with a lead in a state; null opens it without a lead. */
export const openScreen = async (path: string, progressState: number | null, { answers, drafts }: Held = {}) => {
  await loadRules([contactInformation.phoneNumber], product)
  const application = createVisit()
  if (answers !== undefined) application.store.updateLead({ applicationData: answers })
  if (drafts !== undefined) application.store.writeDrafts(drafts)
  if (progressState !== null) {
    application.store.updateLead({
      lead: { id: leadId, token: 'secret', revision: 2, leadStatus: 'waiting', expiresAt },
      progressState,
    })
  }
  const location = memoryLocation({ path, record: true })
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  act(() =>
    root.render(
      <ApplicationProvider application={application}>
        <Router hook={location.hook}>
          <JourneyProvider>
            <Switch>
              {screenRoutes.map((route) => (
                <Route key={route.name} path={route.path}>
                  <ScreenView route={route} />
                </Route>
              ))}
              <Route>the pages</Route>
            </Switch>
          </JourneyProvider>
        </Router>
      </ApplicationProvider>,
    ),
  )
  await settle(container)
  return {
    ...buildPage(container),
    store: application.store,
    storages: application.storages,
    history: location.history,
    close: () => {
      act(() => root.unmount())
      container.remove()
    },
  }
}

export type OpenedScreen = Awaited<ReturnType<typeof openScreen>>
