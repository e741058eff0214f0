// The token or the e-mail address of the link. It is removed from the address bar when the screen renders, at the latest, so
// that it reaches no history and no bookmark.
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { parseUnsubscribeLink, readHeldUnsubscribeLink, type UnsubscribeLink } from '../../entry/unsubscribeLink.ts'

export const useUnsubscribeLink = (): UnsubscribeLink => {
  const [search] = useSearchParams()
  const [path, navigate] = useLocation()
  const [link] = useState(() => {
    const shown = parseUnsubscribeLink(search)
    return shown.token === '' && shown.email === '' ? readHeldUnsubscribeLink() : shown
  })

  useEffect(() => {
    if (search.size > 0) navigate(path, { replace: true })
  }, [search, path, navigate])

  return link
}
