// The lenders' logos. Fetches them once per application; after a failure the screen shows initials and the next screen
// fetches again.
import { partnerLogos } from '@loan/domain/contract/choices'
import { type AppContext, useAppContext } from '../app-context/AppContext.tsx'
import { createLoadedResource, lazyResource } from '../loading/resource.ts'
import { usePreloaded } from '../loading/usePreloaded.ts'

/** URL of each logo by the lender's key, and by its name, because a past step has only the name. */
const getLogos = lazyResource(
  async ({ request, product, apiBaseUrl }: AppContext): Promise<ReadonlyMap<string, string>> => {
    const result = await request(partnerLogos, { params: { product: product.id } })
    if (result.outcome !== 'ok') throw new Error(`The logos did not load: ${result.outcome}`)
    return new Map(
      result.reply.partners.flatMap(({ key, name, logo }) => [
        [key, apiBaseUrl + logo],
        [name, apiBaseUrl + logo],
      ]),
    )
  },
)

const noLogos = createLoadedResource<ReadonlyMap<string, string>>(new Map())

/**
 * Returns the URL of the lender's logo; null until it is fetched, and when the lender has none. Without a key nothing
 * is fetched.
 */
export const useLenderLogo = (key: string | undefined): string | null => {
  const app = useAppContext()
  const logos = usePreloaded(key === undefined ? noLogos : getLogos(app))
  return (key !== undefined && logos?.get(key)) || null
}
