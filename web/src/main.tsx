// The composition root in the browser: environment -> product -> mount.
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadApplicationPage } from 'virtual:brand'
import { product } from 'virtual:product'
import { builtIn, languages, locale, partial, textsVersion } from 'virtual:texts'
import { App } from './app/App.tsx'
import { createApplication, loadFirstPage } from './app/createApplication.ts'
import { suppressDoubleClicks } from './app/suppressDoubleClicks.ts'
import { finishEarlyAnswers, prepareEarlyAnswers } from './app/earlyAnswers.ts'
import { submitEarlyForms } from './app/earlySubmits.ts'
import { findRoot, readEnvironment } from './app/environment.ts'
import { restoreApplication } from './app/restoreApplication.ts'
import { takeCarriedStorage } from './lib/carriedStorage.ts'
import { findLoadErrorKind } from './lib/loadFailure.ts'
import { openStorage } from './lib/storage.ts'
import { logError } from './lib/log.ts'
import { followReleases } from './lib/newRelease.ts'

const start = async () => {
  const container = findRoot()
  const carried = takeCarriedStorage()
  const application = createApplication({
    ...readEnvironment(),
    product,
    locale,
    builtIn,
    languages,
    partial,
    textsVersion,
    storages: {
      session: openStorage('session', () => sessionStorage, carried.session),
      local: openStorage('local', () => localStorage, carried.local),
    },
  })
  const { ApplicationPage } = await loadApplicationPage().catch((reason: unknown) => {
    logError('Failed to load ApplicationPage and product styles')
    throw reason
  })
  followReleases(application.storages)
  await loadFirstPage(application)
  const isAsPrerendered = (await restoreApplication(application)) && container.dataset['prerendered'] === 'page'
  prepareEarlyAnswers({ store: application.store, container, isAsPrerendered })
  const finishStart = () => {
    window.earlyPage?.restoreFocus()
    finishEarlyAnswers()
    submitEarlyForms()
  }
  const page = <App application={application} ApplicationPage={ApplicationPage} onReady={finishStart} />
  if (isAsPrerendered) {
    const onRecoverableError = () => {
      // A password manager, an ad blocker or a translator has changed the page before it could hydrate.
      logError('The prerendered page was rendered again')
      window.earlyPage?.restoreFocus()
    }
    // Behind a boundary React works in slices, between which a slow phone draws: whoever has pressed already waits.
    hydrateRoot(container, page, { onRecoverableError }).unstable_scheduleHydration?.(
      container.querySelector('form[data-page]'),
    )
  } else {
    createRoot(container).render(page)
  }
}

const startOrSay = (): Promise<void> =>
  start().catch((reason: unknown) => {
    window.earlyPage?.failStart(findLoadErrorKind(reason) ?? 'failed', startOrSay)
    if (findLoadErrorKind(reason) === null) throw reason
  })

suppressDoubleClicks()
void startOrSay()
