// The composition root in the browser: environment -> product -> mount.
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadApplicationPage } from 'virtual:brand'
import { product } from 'virtual:product'
import { builtIn, languages, locale, partial, textsVersion } from 'virtual:texts'
import { App } from './app/App.tsx'
import { createApplication, loadFirstPage } from './app/createApplication.ts'
import { keepDoublePressesTogether } from './app/doublePress.ts'
import { carryOutEarlySubmits, readEarlyAnswers } from './app/earlySubmits.ts'
import { findRoot, readEnvironment } from './app/environment.ts'
import { takeUp } from './app/takeUp.ts'
import { openStorage } from './lib/storage.ts'
import { logError } from './lib/log.ts'

const start = async () => {
  const container = findRoot()
  const application = createApplication({
    ...readEnvironment(),
    product,
    locale,
    builtIn,
    languages,
    partial,
    textsVersion,
    storages: {
      session: openStorage('session', () => sessionStorage),
      local: openStorage('local', () => localStorage),
    },
  })
  const { ApplicationPage } = await loadApplicationPage().catch((reason: unknown) => {
    logError('Failed to load ApplicationPage and product styles')
    throw reason
  })
  await loadFirstPage(application)
  const page = <App application={application} ApplicationPage={ApplicationPage} onReady={carryOutEarlySubmits} />
  const isAsPrerendered = await takeUp(application)
  if (isAsPrerendered && container.dataset['prerendered'] === 'page') {
    // Behind a boundary React works in slices, between which a slow phone draws: whoever has pressed already waits.
    hydrateRoot(container, page).unstable_scheduleHydration?.(container.querySelector('form[data-page]'))
  } else {
    application.store.writeDrafts(readEarlyAnswers(container))
    createRoot(container).render(page)
  }
}

keepDoublePressesTogether()
start().catch((reason: unknown) => {
  // A chunk that does not come is told as a TypeError by every browser.
  window.startFailed?.(reason instanceof TypeError)
  throw reason
})
