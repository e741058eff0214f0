// Renders a screen over the real store, lead session, router and texts. Only the network is a fake.
import { dataPoints as contactInformation } from '@loan/domain/data-points/contact-information'
import type { LeadApplication } from '@loan/domain/lead/application'
import { product } from '@loan/domain/products/tukan-pl'
import { type StateName, states } from '@loan/domain/states'
import { loadRules } from '@loan/domain/validation/resolveRules'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { Route, Switch } from 'wouter'
import { getFormErrors } from '../form/lazyErrors.ts'
import { LeadSessionProvider } from '../lead-session/LeadSessionContext.tsx'
import { screenRoutes } from '../screens/registry.ts'
import { ScreenView } from '../screens/view/ScreenView.tsx'
import { createTestApplication } from './createTestApplication.ts'
import { englishTexts } from './englishTexts.ts'
import { expiresAt, leadId } from './leadFixtures.ts'
import { renderInApplication } from './renderInApplication.tsx'
import { flushPendingWork } from './flushPendingWork.ts'

// Load the screens with this module, so that no test waits for them.
await Promise.all(screenRoutes.map(({ row }) => row.load()))

/** The state of the browser before the screen opens. */
export type StoredState = {
  /** The last known state of the lead. Without it, the browser has no lead. */
  readonly state?: StateName
  readonly answers?: LeadApplication
  /** Typed text by control name. */
  readonly drafts?: Readonly<Record<string, string>>
  readonly isEmbedded?: boolean
}

/** Whether the page shows a loader or is empty: a screen is empty until its code loads. */
const isLoading = ({ textContent }: HTMLElement): boolean =>
  /^\s*$|Loading…|Opening your application/u.test(textContent)

/** The name of the shown screen; undefined on a page of the form. */
export const getShownScreen = (): string | null | undefined =>
  document.querySelector('[data-screen]')?.getAttribute('data-screen')

/** Presses the button that skips the lender, and confirms. */
export const confirmSkip = async (user: UserEvent): Promise<void> => {
  await user.click(screen.getByRole('button', { name: 'Skip this lender' }))
  const dialog = screen.getByRole('dialog', { name: 'Skip this lender?' })
  await user.click(within(dialog).getByRole('button', { name: 'Skip this lender' }))
}

export const renderScreen = async (path: string, { state, answers, drafts, isEmbedded = false }: StoredState = {}) => {
  await loadRules([contactInformation.phoneNumber], product)
  const app = { ...createTestApplication({ locale: 'en', texts: englishTexts }), isEmbedded }
  const { store } = app
  // Loaded before the test, so that no test waits for it.
  await getFormErrors(app).preload()
  if (answers !== undefined) store.updateLeadApplication({ applicationData: answers })
  if (drafts !== undefined) store.writeDrafts(drafts)
  if (state !== undefined) {
    store.updateLeadApplication({
      lead: { id: leadId, token: 'secret', revision: 2, leadStatus: 'waiting', expiresAt },
      progressState: states[state].code,
    })
  }
  const rendered = renderInApplication(
    <LeadSessionProvider>
      <Switch>
        {screenRoutes.map((route) => (
          <Route key={route.name} path={route.path}>
            <ScreenView route={route} />
          </Route>
        ))}
        <Route>the pages</Route>
      </Switch>
    </LeadSessionProvider>,
    { app, path },
  )
  const { container } = rendered
  await waitFor(
    () => {
      if (isLoading(container)) throw new Error('The screen is still loading')
    },
    // The first screen of a file also waits for the code of its parts.
    { timeout: 4000 },
  )
  // The screen focuses its heading after a paint, which would take the focus from the field that a test fills in.
  await flushPendingWork()
  return rendered
}
