// Takes up what an earlier visit left, before anything is drawn, and says whether the prerendered page still fits.
import { chainOf } from '@loan/domain/pages/chain'
import type { Application } from '../context/ApplicationContext.tsx'
import { hasStored, persist } from '../store/persistence.ts'
import { writeConfirmedDialog } from './earlyAnswers.ts'
import { enterOnce } from './enterOnce.ts'

/** Goes back to the page a visit was cut short on; true where that is not the index the visit came in by. */
const reopenPage = ({ store, product, basePath }: Application): boolean => {
  const { currentFormPath, completed } = store.getState().dynamicPages
  const isIndex = window.location.pathname.replace(/\/$/, '') === basePath
  const firstPath = chainOf(product)[0]?.path ?? null
  if (!isIndex || currentFormPath === null || currentFormPath === firstPath || completed.length === 0) return false
  window.history.replaceState(null, '', `${basePath}${currentFormPath}${window.location.search}`)
  return true
}

/** Life inside another page. Where it does not come the form is there all the same. */
const embed = (): Promise<void> =>
  import('../embedding/startEmbedding.ts').then(
    ({ startEmbedding }) => startEmbedding(),
    () => undefined,
  )

/**
 * Spec 4.33: the stored ones, the product's, and those a host's script passes in the frame's address; any
 * other visit's address sets none. Without the chunk the form keeps the brand's colours.
 */
const startColours = async ({ store, product, isEmbedded }: Application): Promise<void> => {
  const fromHost = isEmbedded ? new URLSearchParams(window.location.search).get('uiColors') : null
  const hasStored = Object.keys(store.getState().ui.colors).length > 0
  if (fromHost === null && product.uiColors === undefined && !hasStored) return
  await import('../store/colours.ts').then(
    (colours) => colours.startColours(store, product.uiColors, fromHost),
    () => undefined,
  )
}

/** While the first page is read: an ordinary visit does not wait for it, only its first write does. */
const enterLaterMs = 3000

/** True where the first page stands as it was prerendered: same path, same language. */
export const takeUp = async (application: Application): Promise<boolean> => {
  const { store, storages, product, texts, isEmbedded } = application
  if (isEmbedded) void embed()
  if (hasStored(storages)) {
    const { restore } = await import('../store/restore.ts')
    restore(store, storages, new Date(), product)
  }
  writeConfirmedDialog(application)
  persist(store, storages, product)
  await startColours(application)
  const { locale } = store.getState().ui
  const wantsOther = locale !== null && locale !== texts.language && product.locales.some((known) => known === locale)
  const isOther = wantsOther && (await texts.switchLanguage(locale))
  const hasMoved = reopenPage(application)
  const bringsAnything = window.location.search !== ''
  if (!bringsAnything) setTimeout(() => void enterOnce(application), enterLaterMs)
  const isPrefilled = bringsAnything && (await enterOnce(application))
  return !isOther && !hasMoved && !isPrefilled
}
