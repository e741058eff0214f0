// Reads the token or the e-mail address of the link. Removes it from the URL on mount, at the latest, so that neither
// history nor bookmarks contain it.
import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { getOpenedLink, parseUnsubscribeLink, type UnsubscribeLink } from '../../entry/unsubscribeLink.ts'

export const useUnsubscribeLink = (): UnsubscribeLink => {
  const app = useAppContext()
  const search = useSearch()
  const [path, navigate] = useLocation()
  const [link] = useState(() => {
    const shown = parseUnsubscribeLink(new URLSearchParams(search))
    return shown.token === '' && shown.email === '' ? getOpenedLink(app).read() : shown
  })

  useEffect(() => {
    if (search !== '') navigate(path, { replace: true })
  }, [search, path, navigate])

  return link
}
