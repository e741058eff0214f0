// Values that are computed once for an immutable object.

/**
 * Returns the function with its result for each object remembered as long as the object is in use. Only for objects
 * that do not change, such as products and tables of a country, and for results that are not changed either.
 */
export const memoiseByObject = <Key extends object, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  const computed = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const found = computed.get(key)
    if (found !== undefined) return found.value
    const value = compute(key)
    computed.set(key, { value })
    return value
  }
}
