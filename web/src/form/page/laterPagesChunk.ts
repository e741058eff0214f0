// The chunk that the pages after the first one need: the catalogue of data points, and the preload for a number that
// contains the answers of other pages.
import { buildChain } from '@loan/domain/pages/chain'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import type { AppContext } from '../../app-context/AppContext.tsx'
import { FieldHelper } from '../field-helpers/FieldHelper.tsx'
import { getPageResources } from './pageResources.ts'

export { catalogue } from '@loan/domain/data-points/catalogue'

/**
 * Loads the helper of a number that answers another page, and that page, so that the first render of the number's page
 * shows both. When they do not load, the other page is shown.
 */
export const preloadDerivedAnswers = async (
  app: Pick<AppContext, 'store' | 'texts' | 'product'>,
  dataPoints: readonly NamedDataPoint[],
): Promise<void> => {
  const isSource = (path: string): boolean => dataPoints.some((dataPoint) => dataPoint.path === path)
  const derived = buildChain(app.product).filter(({ derivations }) => derivations.some(({ from }) => isSource(from)))
  if (derived.length === 0) return
  const loadHelper = async () => (await import('../field-helpers/registry.tsx')).DerivedAnswers.preload(app)
  await Promise.all([
    FieldHelper.preload(app),
    loadHelper(),
    ...derived.map((page) => getPageResources(app).load(page)),
  ]).catch(() => undefined)
}
