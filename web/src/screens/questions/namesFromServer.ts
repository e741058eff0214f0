// Creates a hook for a list of the server (vehicle makes, professions). Fetches it once per application and language.
// When that fails, the list is empty and the next field fetches it again.
import { useEffect, useState } from 'react'
import { type Application, useApplication } from '../../context/ApplicationContext.tsx'

/** Resolves with null when the request fails. */
type FetchList<T> = (application: Application) => Promise<readonly T[] | null>

/** Call it at the top level of a module; returns the hook. */
export const namesFromServer = <T>(fetchList: FetchList<T>): (() => readonly T[]) => {
  const none: readonly T[] = []
  const asked = new WeakMap<Application, Map<string, Promise<readonly T[]>>>()

  const fetchOnce = (application: Application): Promise<readonly T[]> => {
    const byLanguage = asked.get(application) ?? new Map<string, Promise<readonly T[]>>()
    asked.set(application, byLanguage)
    const { language } = application.texts
    const fetching =
      byLanguage.get(language) ??
      fetchList(application).then((list) => {
        if (list === null) byLanguage.delete(language)
        return list ?? none
      })
    byLanguage.set(language, fetching)
    return fetching
  }

  return () => {
    const application = useApplication()
    const [list, setList] = useState(none)

    useEffect(() => {
      let isWanted = true
      void fetchOnce(application).then((fetched) => {
        if (isWanted) setList(fetched)
      })
      return () => {
        isWanted = false
      }
    }, [application])

    return list
  }
}
