// Parts of a page that come in chunks of their own: those it cannot do without, and extras it can.
import { type ComponentType, lazy, Suspense, use } from 'react'
import { onTryAgain } from './tryAgain.ts'

/** Suspends until the part is there and throws where it does not come; asked anew after `tryAgain`, unlike `lazy`. */
export const neededPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  let loading: Promise<ComponentType<Props>> | undefined
  let hasFailed = false
  onTryAgain(() => {
    if (hasFailed) loading = undefined
    hasFailed = false
  })
  const start = (): Promise<ComponentType<Props>> => {
    const promise = load()
    promise.catch(() => {
      hasFailed = true
    })
    return promise
  }
  return (props) => {
    loading ??= start()
    const Part = use(loading)
    return <Part {...props} />
  }
}

/** Shows nothing until the extra is there, nor where it does not come: the page is as good without it. */
export const extraPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const Nothing: ComponentType<Props> = () => null
  const Part = lazy(() =>
    load()
      .catch(() => Nothing)
      .then((part) => ({ default: part })),
  )
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}
