// Parts of a page that come in chunks of their own: those it cannot do without, and extras it can.
import { type ComponentType, use, useEffect, useState } from 'react'
import { onTryAgain } from './tryAgain.ts'

/** A part that can be fetched ahead: drawn at once where it has come already. */
export type LaterPart<Props extends object> = ComponentType<Props> & { readonly load: () => Promise<unknown> }

/** Suspends until the part is there and throws where it does not come; asked anew after `tryAgain`, unlike `lazy`. */
export const neededPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> => {
  let loading: Promise<ComponentType<Props>> | undefined
  let loaded: ComponentType<Props> | undefined
  let hasFailed = false
  onTryAgain(() => {
    if (hasFailed) loading = undefined
    hasFailed = false
  })
  const start = (): Promise<ComponentType<Props>> => {
    const promise = load()
    promise.then(
      (part) => {
        loaded = part
      },
      () => {
        hasFailed = true
      },
    )
    return promise
  }
  const Later = (props: Props) => {
    const Part = loaded ?? use((loading ??= start()))
    return <Part {...props} />
  }
  /** What was fetched ahead and did not come is asked for anew once it is needed. */
  const loadAhead = async () => {
    await (loading ??= start()).catch((reason: unknown) => {
      loading = undefined
      throw reason
    })
  }
  return Object.assign(Later, { load: loadAhead })
}

/**
 * Shows nothing until the extra is there, nor where it does not come: the page is as good without it. Nothing suspends:
 * for a third of a second after a fallback React holds back whatever else comes, the page's coming alive among it.
 */
export const extraPart = <Props extends object>(
  /** Null where there is none. */
  load: () => Promise<ComponentType<Props> | null>,
): ComponentType<Props> => {
  let loading: Promise<void> | undefined
  let loaded: ComponentType<Props> | null = null
  return (props) => {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      let isHere = true
      loading ??= load().then(
        (part) => {
          loaded = part
        },
        () => undefined,
      )
      void loading.then(() => isHere && setPart(() => loaded))
      return () => {
        isHere = false
      }
    }, [])
    return Part === null ? null : <Part {...props} />
  }
}
