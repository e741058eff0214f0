// Shows a screen in a story, over the real store, lead session, router and texts. Only the network is a fake.
import type { LeadStatus } from '@loan/domain/contract/lead'
import type { LeadApplication } from '@loan/domain/lead/application'
import { type StateName, states } from '@loan/domain/states'
import { useState } from 'react'
import { Route, Router, Switch } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { AppContextProvider } from '../app-context/AppContext.tsx'
import { LeadSessionProvider } from '../lead-session/LeadSessionContext.tsx'
import { screenRoutes } from '../screens/registry.ts'
import { ScreenView } from '../screens/view/ScreenView.tsx'
import { PageFrame } from '../ui/PageFrame.tsx'
import { createTestApplication } from './createTestApplication.ts'
import { englishTexts } from './englishTexts.ts'
import { buildLeadStatus, leadId, partners, receipt } from './leadFixtures.ts'
import { noReply, replaceFetch } from './replaceFetch.ts'

export type ScreenStoryProps = {
  /** A name of `screenRoutes`. */
  readonly screen: string
  readonly status?: Partial<LeadStatus>
  readonly answers?: LeadApplication
  /** The state of the lead; default: the state of the screen, or no lead for a screen that needs none. */
  readonly leadState?: StateName
  /** The reply of the server to actions and look-ups. */
  readonly reply?: object
  /** Parameters of the URL, such as `?email=anna@example.com`. */
  readonly search?: string
  /** The server does not reply. */
  readonly isLoading?: boolean
}

const requireRoute = (screen: string) => {
  const route = screenRoutes.find(({ name }) => name === screen)
  if (route === undefined) throw new Error(`No screen ${screen}`)
  return route
}

/** The reply to a call of the API. */
const replyTo = (path: string, { screen = '', status, answers = {}, reply = receipt }: Partial<ScreenStoryProps>) => {
  if (path === `/api/lead/status/${leadId}`) return buildLeadStatus(requireRoute(screen).state, status)
  if (path === `/api/lead/${leadId}/answers`) return { application: answers }
  return path === '/api/partner/logos' ? { partners } : reply
}

/** Replaces `fetch` while the story is shown. */
export const serveLead = ({ args }: { readonly args: Partial<ScreenStoryProps> }) =>
  replaceFetch((path) => (args.isLoading ? noReply() : Response.json(replyTo(path, args))))

const createScreenApplication = ({ screen, answers, leadState }: ScreenStoryProps) => {
  const app = createTestApplication({ locale: 'en', texts: englishTexts })
  const { state, row } = requireRoute(screen)
  if (answers !== undefined) app.store.updateLeadApplication({ applicationData: answers })
  const current = leadState ?? (row.needsLead ? state : undefined)
  if (current !== undefined) {
    app.store.updateLeadApplication({
      lead: { id: leadId, token: 'secret', revision: 2, leadStatus: 'waiting', expiresAt: '2099-01-01T00:00:00.000Z' },
      progressState: states[current].code,
    })
  }
  return app
}

export const ScreenStory = (props: ScreenStoryProps) => {
  const { screen, search = '' } = props
  const [app] = useState(() => createScreenApplication(props))
  const [location] = useState(() =>
    memoryLocation({ path: `${requireRoute(screen).path.replace(':id', 'secret')}${search}` }),
  )
  return (
    <AppContextProvider app={app}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <LeadSessionProvider>
          <PageFrame>
            <Switch>
              {screenRoutes.map((route) => (
                <Route key={route.name} path={route.path}>
                  <ScreenView route={route} />
                </Route>
              ))}
            </Switch>
          </PageFrame>
        </LeadSessionProvider>
      </Router>
    </AppContextProvider>
  )
}
