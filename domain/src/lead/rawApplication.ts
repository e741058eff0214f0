// The type of the answers of a request before they are parsed.
import type { LeadApplication } from './application.ts'

/** Widens the type of each answer to all scalar types; lists keep their type. */
type Raw<T> = {
  readonly [Key in keyof T]: NonNullable<T[Key]> extends readonly unknown[]
    ? T[Key]
    : NonNullable<T[Key]> extends object
      ? Raw<T[Key]>
      : string | number | boolean | Extract<T[Key], undefined>
}

/**
 * An application as received: it has the fields of a LeadApplication, and its answers are not parsed. It is not
 * assignable to LeadApplication, so that an answer cannot be stored or compared before it is parsed.
 */
export type RawApplication = Raw<LeadApplication>
