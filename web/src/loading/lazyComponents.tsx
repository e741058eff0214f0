// Components in separate chunks: a required one suspends until its chunk loads, an optional one renders nothing until
// then, and a prerendered one is in the HTML. The chunk belongs to the application, so that a retry in one does not
// affect another.
import { type ComponentType, createContext, createElement, memo, Suspense, use } from 'react'
import type { InstanceOwner } from '../lib/instances.ts'
import { lazyResource, type Resource } from './resource.ts'
import { usePreloaded } from './usePreloaded.ts'

/** The application whose resources lazy components use. Its provider is `app-context/AppContext.tsx`. */
export const LoadingContext = createContext<InstanceOwner | null>(null)

const useOwner = (): InstanceOwner => {
  const owner = use(LoadingContext)
  if (owner === null) throw new Error('AppContextProvider is missing')
  return owner
}

/** After `preload` has resolved, the first render shows the component. */
export type LazyComponent<Props extends object> = ComponentType<Props> & {
  readonly preload: (owner: InstanceOwner) => Promise<unknown>
}

const withPreload = <Props extends object>(
  getChunk: (owner: InstanceOwner) => Resource<unknown>,
  component: ComponentType<Props>,
): LazyComponent<Props> => Object.assign(component, { preload: (owner: InstanceOwner) => getChunk(owner).preload() })

/** Unlike `lazy` it loads again after `retryFailedLoads`. */
export const requiredComponent = <Props extends object>(
  load: (owner: InstanceOwner) => Promise<ComponentType<Props>>,
): LazyComponent<Props> => {
  const getChunk = lazyResource(load)
  return withPreload(getChunk, (props: Props) => createElement(getChunk(useOwner()).read(), props))
}

/** Renders again only with other props, because most of these components have none and remain from page to page. */
export const optionalComponent = <Props extends object>(
  /** Resolves to null when there is no component. */
  load: () => Promise<ComponentType<Props> | null>,
): LazyComponent<Props> => {
  const getChunk = lazyResource(load)
  const Optional = (props: Props) => {
    const Loaded = usePreloaded(getChunk(useOwner()))
    return Loaded ? createElement(Loaded, props) : null
  }
  return withPreload(getChunk, memo(Optional))
}

const retryMs = 30_000

/**
 * A component that the prerendered HTML contains. React keeps that HTML until the component is loaded, also when it
 * does not load; it then tries again every half a minute. Elsewhere it shows nothing until then. `load` resolves when
 * the component can render without suspending.
 */
export const prerenderedComponent = <Props extends object, Owner extends InstanceOwner>(
  useOwnerOfLoad: () => Owner,
  load: (owner: Owner) => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const loadUntilDone = (owner: Owner): Promise<ComponentType<Props>> =>
    load(owner).catch(() => new Promise((resolve) => void setTimeout(() => resolve(loadUntilDone(owner)), retryMs)))
  const getChunk = lazyResource(loadUntilDone)
  const Loaded = (props: Props) => createElement(getChunk(useOwnerOfLoad()).read(), props)
  return memo((props: Props) => createElement(Suspense, null, createElement(Loaded, props)))
}
