// Components in chunks of their own: a required one suspends until its chunk loads, an optional one renders nothing
// until then. The chunk belongs to the application, so that a retry in one does not affect another.
import { type ComponentType, createContext, createElement, use } from 'react'
import type { InstanceOwner } from '../lib/instances.ts'
import { lateResource } from './resource.ts'
import { usePreloaded } from './usePreloaded.ts'

/** The application whose resources late components use. Its provider is `app-context/AppContext.tsx`. */
export const LoadingContext = createContext<InstanceOwner | null>(null)

const useOwner = (): InstanceOwner => {
  const owner = use(LoadingContext)
  if (owner === null) throw new Error('LoadingContext is missing')
  return owner
}

/** With `preload`, its first render shows it. */
export type LateComponent<Props extends object> = ComponentType<Props> & {
  readonly preload: (owner: InstanceOwner) => Promise<unknown>
}

/** Unlike `lazy` it loads again after `retryFailedLoads`. */
export const requiredComponent = <Props extends object>(
  load: (owner: InstanceOwner) => Promise<ComponentType<Props>>,
): LateComponent<Props> => {
  const getChunk = lateResource(load)
  const Late = (props: Props) => createElement(getChunk(useOwner()).read(), props)
  return Object.assign(Late, { preload: (owner: InstanceOwner) => getChunk(owner).preload() })
}

export const optionalComponent = <Props extends object>(
  /** Resolves to null when there is no component. */
  load: () => Promise<ComponentType<Props> | null>,
): LateComponent<Props> => {
  const getChunk = lateResource(load)
  const Late = (props: Props) => {
    const Loaded = usePreloaded(getChunk(useOwner()))
    return Loaded ? <Loaded {...props} /> : null
  }
  return Object.assign(Late, { preload: (owner: InstanceOwner) => getChunk(owner).preload() })
}
