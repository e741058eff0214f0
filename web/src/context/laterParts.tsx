// Components in separate chunks: `neededPart` suspends until its chunk loads, `extraPart` renders nothing without it.
import { type ComponentType, use, useEffect, useState } from 'react'
import { onTryAgain } from './tryAgain.ts'

/** A lazy component with `load` to preload it. It renders without suspending when it is loaded. */
export type LaterPart<Props extends object> = ComponentType<Props> & { readonly load: () => Promise<unknown> }

/** Suspends until the chunk loads and throws when it fails. Unlike `lazy` it loads again after `tryAgain`. */
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
  /** A failed preload is forgotten, so that rendering loads the chunk again. */
  const loadAhead = async () => {
    await (loading ??= start()).catch((reason: unknown) => {
      loading = undefined
      throw reason
    })
  }
  return Object.assign(Later, { load: loadAhead })
}

/**
 * Renders nothing until the chunk loads, and when it fails. It does not suspend, because React delays other updates,
 * such as hydration, for 300 ms after it shows a fallback.
 */
export const extraPart = <Props extends object>(
  /** Resolves to null when there is no component. */
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
