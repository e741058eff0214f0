// Creates a hook for a list of the server (vehicle makes, professions). Fetches it once per application and language.
// When that fails, the list is empty and the next field fetches it again.
import { useEffect, useState } from 'react'
import { type AppContext, useAppContext } from '../../app-context/AppContext.tsx'

/** Resolves with null when the request fails. */
type FetchList<T> = (app: AppContext) => Promise<readonly T[] | null>

/** Call it at the top level of a module; returns the hook. */
export const createNameListHook = <T>(fetchList: FetchList<T>): (() => readonly T[]) => {
  const none: readonly T[] = []
  const requests = new WeakMap<AppContext, Map<string, Promise<readonly T[]>>>()

  const fetchOnce = (app: AppContext): Promise<readonly T[]> => {
    const byLanguage = requests.get(app) ?? new Map<string, Promise<readonly T[]>>()
    requests.set(app, byLanguage)
    const { language } = app.texts
    const fetching =
      byLanguage.get(language) ??
      fetchList(app).then((list) => {
        if (list === null) byLanguage.delete(language)
        return list ?? none
      })
    byLanguage.set(language, fetching)
    return fetching
  }

  return () => {
    const app = useAppContext()
    const [list, setList] = useState(none)

    useEffect(() => {
      let isMounted = true
      void fetchOnce(app).then((fetched) => {
        if (isMounted) setList(fetched)
      })
      return () => {
        isMounted = false
      }
    }, [app])

    return list
  }
}
