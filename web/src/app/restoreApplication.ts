// Restores the state of an earlier session before the first render, and returns whether the prerendered page still
// fits.
import { buildChain } from '@loan/domain/pages/chain'
import type { AppContext } from '../app-context/AppContext.tsx'
import { hasStoredState, persist } from '../store/persistence.ts'
import { writeConfirmedDialog } from './earlyAnswers.ts'
import { startSessionOnce } from './startSessionOnce.ts'

/** Replaces the index URL with the page on which the session was interrupted. True when it does so. */
const reopenPage = ({ store, product, basePath }: AppContext): boolean => {
  const { currentFormPath, completed } = store.getState().dynamicPages
  const isIndex = window.location.pathname.replace(/\/$/, '') === basePath
  const firstPath = buildChain(product)[0]?.path ?? null
  if (!isIndex || currentFormPath === null || currentFormPath === firstPath || completed.length === 0) return false
  window.history.replaceState(null, '', `${basePath}${currentFormPath}${window.location.search}`)
  return true
}

/** Starts the communication with the host page. The form works without it when the chunk does not load. */
const embed = (): Promise<void> =>
  import('../embedding/startEmbedding.ts').then(
    ({ startEmbedding }) => startEmbedding(),
    () => undefined,
  )

/**
 * Applies custom colours (spec 4.33): stored ones, the product's, and those that a host's script passes in the URL of
 * the frame. Outside a frame the URL sets none. Keeps the brand's colours when the chunk does not load.
 */
const restoreColours = async ({ store, product, isEmbedded }: AppContext): Promise<void> => {
  const fromHost = isEmbedded ? new URLSearchParams(window.location.search).get('uiColors') : null
  const hasStoredColours = Object.keys(store.getState().ui.colors).length > 0
  if (fromHost === null && product.uiColors === undefined && !hasStoredColours) return
  await import('../store/colours.ts').then(
    (colours) => colours.applyColours(store, product.uiColors, fromHost),
    () => undefined,
  )
}

/** Reads the state of an earlier session into the store, and writes later changes of the store to the storages. */
const restoreStore = async (app: AppContext): Promise<void> => {
  const { store, storages, product } = app
  if (hasStoredState(storages)) {
    const { restore } = await import('../store/restore.ts')
    restore(store, storages, new Date(), product)
  }
  writeConfirmedDialog(app)
  persist(store, storages, product)
}

/** Switches to the language of the earlier session. True when it does so. */
const restoreLanguage = async ({ store, product, texts }: AppContext): Promise<boolean> => {
  const { locale } = store.getState().ui
  const needsOtherLanguage =
    locale !== null && locale !== texts.language && product.locales.some((supported) => supported === locale)
  return needsOtherLanguage && texts.switchLanguage(locale)
}

/** The delay of the session start without a query. Only the first write to the server waits for it. */
const sessionStartDelayMs = 3000

/** Starts the session: now for a URL with a query, otherwise later. True when the query prefills answers. */
const startSessionFromUrl = async (app: AppContext): Promise<boolean> => {
  if (window.location.search !== '') return startSessionOnce(app)
  setTimeout(() => void startSessionOnce(app), sessionStartDelayMs)
  return false
}

/** True when the prerendered first page still fits: same path, same language, no prefilled answers. */
export const restoreApplication = async (app: AppContext): Promise<boolean> => {
  if (app.isEmbedded) void embed()
  await restoreStore(app)
  await restoreColours(app)
  const hasSwitchedLanguage = await restoreLanguage(app)
  const hasReopenedPage = reopenPage(app)
  const isPrefilled = await startSessionFromUrl(app)
  return !hasSwitchedLanguage && !hasReopenedPage && !isPrefilled
}
