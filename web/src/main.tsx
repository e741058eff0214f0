// The composition root in the browser: environment -> product -> mount.
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadApplicationPage } from 'virtual:brand'
import { product } from 'virtual:product'
import { builtIn, languages, locale, partials, textsVersion } from 'virtual:texts'
import { App } from './app/App.tsx'
import { createAppContext, loadFirstPage } from './app/createAppContext.ts'
import { suppressDoubleClicks } from './app/suppressDoubleClicks.ts'
import { finishEarlyAnswers, prepareEarlyAnswers } from './app/earlyAnswers.ts'
import { submitEarlyForms } from './app/earlySubmits.ts'
import { findRoot, readEnvironment } from './app/environment.ts'
import { restoreApplication } from './app/restoreApplication.ts'
import { inBackground } from './lib/afterPaint.ts'
import { readTransferredStorage } from './lib/transferredStorage.ts'
import { findLoadErrorKind } from './lib/loadFailure.ts'
import { openStorage } from './lib/storage.ts'
import { logError } from './lib/log.ts'
import { getReleaseRecovery } from './lib/releaseRecovery.ts'
// The prerendered frame contains it (`prerender.tsx`), and its styles are those of this build.
import './ui/skeleton.css'

/** The fonts of the brand load when the page is usable (`build/documentStyles.ts`). */
const loadFonts = () => document.getElementById('fonts')?.removeAttribute('media')

const start = async () => {
  const container = findRoot()
  const transferred = readTransferredStorage()
  const app = createAppContext({
    ...readEnvironment(),
    product,
    locale,
    builtIn,
    languages,
    partials,
    textsVersion,
    storages: {
      session: openStorage('session', () => sessionStorage, transferred.session),
      local: openStorage('local', () => localStorage, transferred.local),
    },
  })
  const { ApplicationPage } = await loadApplicationPage().catch((reason: unknown) => {
    logError('Failed to load ApplicationPage and product styles')
    throw reason
  })
  getReleaseRecovery(app).enable(app.storages)
  await loadFirstPage(app)
  const isAsPrerendered = (await restoreApplication(app)) && container.dataset['prerendered'] === 'page'
  prepareEarlyAnswers({ store: app.store, container, isAsPrerendered })
  const finishStart = () => {
    window.earlyPage?.restoreFocus()
    finishEarlyAnswers(app)
    submitEarlyForms()
    inBackground(loadFonts)
  }
  const page = <App app={app} ApplicationPage={ApplicationPage} onReady={finishStart} />
  if (isAsPrerendered) {
    const onRecoverableError = () => {
      // A password manager, an ad blocker or a translator has changed the page before it could hydrate.
      logError('The prerendered page was rendered again')
      // The notes of the start hydrate after it, and then the focus is that of the applicant.
      if (window.earlyAnswers) window.earlyPage?.restoreFocus()
    }
    // React hydrates content behind a boundary in slices. A slow phone paints between them, while a press of the
    // applicant waits. This call hydrates the form in one task.
    hydrateRoot(container, page, { onRecoverableError }).unstable_scheduleHydration?.(
      container.querySelector('form[data-page]'),
    )
  } else {
    createRoot(container).render(page)
  }
}

const startOrShowError = (): Promise<void> =>
  start().catch((reason: unknown) => {
    window.earlyPage?.failStart(findLoadErrorKind(reason) ?? 'failed', startOrShowError)
    if (findLoadErrorKind(reason) === null) throw reason
  })

suppressDoubleClicks()
void startOrShowError()
