// Compares two plain values deeply, regardless of the order of their fields.
import { isRecord } from '@loan/domain/records'

/** For JSON data. An `undefined` field differs from a missing one. */
export const isDeepEqual = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, index) => isDeepEqual(value, other[index]))
  }
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other)
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isDeepEqual(one[name], other[name]))
  )
}
