// The one mechanism for code and data that load late. A resource loads once and can be retried after a failure. What it
// has loaded belongs to the application that created it.
import { use } from 'react'
import { type InstanceOwner, perApplication } from '../lib/instances.ts'

export type Resource<T> = {
  /** The loaded value; undefined until it is loaded. */
  readonly peek: () => T | undefined
  /** Loads the value, or returns the load in flight. After a failure that no component has read, it loads again. */
  readonly preload: () => Promise<T>
  /**
   * For a component: suspends until the value is loaded, and throws when it does not load, until `retryFailedLoads`.
   * A loaded value never suspends.
   */
  readonly read: () => T
}

/** Forgets a failed load. */
type Forget = () => void

/** React reads a promise with these fields without suspending. */
const markFulfilled = <T>(promise: Promise<T>, value: T): Promise<T> =>
  Object.assign(promise, { status: 'fulfilled', value })

/** The load of a value that exists already: `read` returns it in the first render. */
export const toFulfilledPromise = <T>(value: T): Promise<T> => markFulfilled(Promise.resolve(value), value)

/** The resource of a value that exists already. */
export const createLoadedResource = <T>(value: T): Resource<T> => {
  const loaded = toFulfilledPromise(value)
  return { peek: () => value, preload: () => loaded, read: () => use(loaded) }
}

/** `onFailed` receives a failure that a component has read: it stays until it is forgotten. */
export const createResource = <T>(
  load: () => Promise<T>,
  onFailed: (forget: Forget) => void = () => undefined,
): Resource<T> => {
  let loaded: T | undefined
  let loading: Promise<T> | undefined
  let isRead = false
  const forget = () => {
    loading = undefined
    isRead = false
  }
  const start = (): Promise<T> => {
    const promise = load()
    loading = promise
    promise.then(
      (value) => {
        loaded = value
        void markFulfilled(promise, value)
      },
      () => {
        if (isRead) onFailed(forget)
        else forget()
      },
    )
    return promise
  }
  return {
    peek: () => loaded,
    preload: () => loading ?? start(),
    read: () => {
      isRead = true
      // Always `use`, because React requires it of a component that has suspended once.
      return use(loading ?? start())
    },
  }
}

const getFailedLoads = perApplication(() => new Set<Forget>())

/** "Try again": the components that failed load again with their next render. */
export const retryFailedLoads = (owner: InstanceOwner): void => {
  const failed = getFailedLoads(owner)
  for (const forget of failed) forget()
  failed.clear()
}

const createOwned = <T>(owner: InstanceOwner, load: () => Promise<T>): Resource<T> =>
  createResource(load, (forget) => getFailedLoads(owner).add(forget))

/** Defines a resource. The returned function returns the resource of an application. */
export const lazyResource = <Owner extends InstanceOwner, T>(
  load: (owner: Owner) => Promise<T>,
): ((owner: Owner) => Resource<T>) => perApplication((owner: Owner) => createOwned(owner, () => load(owner)))

/** Defines resources with a key each, such as a language. `load` runs only for a key without a resource. */
export const lazyResources = <T>(): ((owner: InstanceOwner, key: string, load: () => Promise<T>) => Resource<T>) => {
  const getResources = perApplication(() => new Map<string, Resource<T>>())
  return (owner, key, load) => {
    const resources = getResources(owner)
    const resource = resources.get(key) ?? createOwned(owner, load)
    resources.set(key, resource)
    return resource
  }
}
