// A list that the server holds (makes of vehicles, professions): asked for once in a visit and language. Where it does
// not come, everything is typed by hand, and the next field that wants it asks again.
import { useEffect, useState } from 'react'
import { type Application, useApplication } from '../../context/ApplicationContext.tsx'

/** Null where the list did not come. */
type FetchList<T> = (application: Application) => Promise<readonly T[] | null>

/** For the top of a module: what it returns is the hook. */
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
