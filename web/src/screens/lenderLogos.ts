// The lenders' logos, asked for once in a visit; where they do not come, initials stand for them and the next screen
// asks again.
import { partnerLogos } from '@loan/domain/contract/choices'
import { useEffect, useState } from 'react'
import { type Application, useApplication } from '../context/ApplicationContext.tsx'

/** Address of each logo by the lender's key. */
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

/** Null until the lender's logo is known, and for good where it has none. */
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
