// The field helper of a data point, if it has one. It loads after hydration and is not prerendered.
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import type { AppContext } from '../../app-context/AppContext.tsx'
import { optionalComponent } from '../../loading/lateComponents.tsx'
import type { FieldHelperProps } from './fieldHelperProps.ts'

export const FieldHelper = optionalComponent<FieldHelperProps>(async () => (await import('./registry.tsx')).Help)

/** Loads the helper of a number that answers another page with the page of the number. Without it, that page is met. */
export const preloadDerived = async (
  app: Pick<AppContext, 'store' | 'texts' | 'product'>,
  dataPoints: readonly NamedDataPoint[],
): Promise<void> => {
  if (!app.product.country.derivations?.some(({ from }) => dataPoints.some(({ path }) => path === from))) return
  const loading = import('./registry.tsx').then(({ preloadDerivedAnswers }) => preloadDerivedAnswers(app, dataPoints))
  await Promise.all([FieldHelper.preload(app), loading]).catch(() => undefined)
}
