// Stores what exists once per document, such as the globals of a vendor's script. All applications of the document
// share it.
import { createLookUp, type InstanceOwner } from './instances.ts'

/** Returns a function that returns the one value of the document. It creates the value with its first call. */
export const perDocument = <T>(create: () => T): ((owner: InstanceOwner) => T) => {
  const lookUp = createLookUp<T>()
  return ({ store }) => lookUp(store.documentInstances, create)
}
