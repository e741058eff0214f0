// Stores values that live as long as an application or a document, in place of module variables. Two applications in
// one document, and two tests, therefore share nothing.

/** A key that identifies an application or a document. The look-ups store the values. */
export type Instances = object

export const createInstances = (): Instances => ({})

/** An application, identified by the keys in its store. */
export type InstanceOwner = {
  readonly store: { readonly instances: Instances; readonly documentInstances: Instances }
}

/** Returns a look-up that creates the value of a key with its first call. */
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

export type AppRef<T> = { current: T }

/** Returns a function that returns the one mutable value of an application, which is not part of its state. */
export const createAppRef = <T>(initial: T): ((owner: InstanceOwner) => AppRef<T>) =>
  perApplication((): AppRef<T> => ({ current: initial }))
