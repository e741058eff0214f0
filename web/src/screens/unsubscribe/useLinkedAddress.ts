// The e-mail address a link brought: gone from the address bar by the time the screen stands, at the latest with it, so
// that it reaches no history, no bookmark and nobody who looks at the address.
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { heldLinkedAddress, linkedAddressIn } from '../../entry/unsubscribeLink.ts'

/** Empty where the link brought none. */
export const useLinkedAddress = (): string => {
  const [search] = useSearchParams()
  const [path, navigate] = useLocation()
  const [email] = useState(() => linkedAddressIn(search) || heldLinkedAddress())

  useEffect(() => {
    if (search.size > 0) navigate(path, { replace: true })
  }, [search, path, navigate])

  return email
}
