// Stores the instances that exist as long as their owner, the application or the document, instead of module variables.
// Two applications in one document therefore share nothing, and neither do two tests.

/** Identifies an application or a document. It has no values itself: its look-ups store them. */
export type Instances = object

export const createInstances = (): Instances => ({})

/** What every part of an application can reach: its store, which holds the instances of the application. */
export type InstanceOwner = {
  readonly store: { readonly instances: Instances; readonly documentInstances: Instances }
}

/** Returns a look-up that creates its value with the first call for these instances. */
export const createLookUp = <T>(): ((instances: Instances, create: () => T) => T) => {
  const values = new WeakMap<Instances, { readonly value: T }>()
  return (instances, create) => {
    const found = values.get(instances) ?? { value: create() }
    values.set(instances, found)
    return found.value
  }
}

/** Returns a function that returns the one value of an application. It creates the value with its first call. */
export const perApplication = <Owner extends InstanceOwner, T>(create: (owner: Owner) => T): ((owner: Owner) => T) => {
  const lookUp = createLookUp<T>()
  return (owner) => lookUp(owner.store.instances, () => create(owner))
}
