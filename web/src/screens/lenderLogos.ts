// The lenders' logos. Fetches them once per application; after a failure the screen shows initials and the next screen
// fetches again.
import { partnerLogos } from '@loan/domain/contract/choices'
import { useEffect, useState } from 'react'
import { type Application, useApplication } from '../context/ApplicationContext.tsx'

/** URL of each logo by the lender's key. */
type Logos = ReadonlyMap<string, string>

const none: Logos = new Map()

const asked = new WeakMap<Application, Promise<Logos>>()

const fetchLogos = async (application: Application): Promise<Logos> => {
  const { request, product, apiBaseUrl } = application
  const result = await request(partnerLogos, { params: { product: product.id } })
  if (result.outcome === 'ok') return new Map(result.reply.partners.map(({ key, logo }) => [key, apiBaseUrl + logo]))
  asked.delete(application)
  return none
}

/** Returns the URL of the lender's logo; null until it is fetched, and when the lender has none. */
export const useLenderLogo = (key: string | undefined): string | null => {
  const application = useApplication()
  const [logos, setLogos] = useState(none)

  useEffect(() => {
    let isWanted = true
    const fetching = asked.get(application) ?? fetchLogos(application)
    asked.set(application, fetching)
    void fetching.then((fetched) => {
      if (isWanted) setLogos(fetched)
    })
    return () => {
      isWanted = false
    }
  }, [application])

  return (key !== undefined && logos.get(key)) || null
}
