// The e-mail address a link brought: taken out of the address bar at once and kept in memory alone, so that it reaches
// no history, no bookmark and nobody who looks at the screen's address.
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'

/** Empty where the link brought none. A plus that a link left as it is was read as a blank. */
export const useLinkedAddress = (): string => {
  const [search] = useSearchParams()
  const [path, navigate] = useLocation()
  const [email] = useState(() => (search.get('email') ?? '').trim().replaceAll(' ', '+'))

  useEffect(() => {
    if (search.size > 0) navigate(path, { replace: true })
  }, [search, path, navigate])

  return email
}
