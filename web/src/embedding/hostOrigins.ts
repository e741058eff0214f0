// Resolves the origin of the host page among the origins that may embed the form. No other origin receives messages.

import { tryParseUrl } from '../lib/tryParseUrl.ts'

/** The origins that may embed the form, which the server writes into the head separated by spaces (EMBEDDERS). */
export const readEmbedders = (): readonly string[] =>
  (document.querySelector('meta[name="embedders"]')?.getAttribute('content') ?? '').split(' ').filter(Boolean)

export type HostEnvironment = {
  /** Origins of the ancestor frames, the nearest first; undefined in a browser without `ancestorOrigins`. */
  readonly ancestorOrigins: ArrayLike<string> | undefined
  readonly referrer: string
}

/**
 * The exact target origins: the parent that the browser names, if it may embed the form; else the referrer, if it may.
 * Else all origins that may: the browser delivers only to the parent's origin.
 */
export const resolveHostOrigins = (
  embedders: readonly string[],
  { ancestorOrigins, referrer }: HostEnvironment,
): readonly string[] => {
  const parent = ancestorOrigins?.[0]
  if (parent !== undefined) return embedders.filter((origin) => origin === parent)
  const sender = tryParseUrl(referrer)?.origin ?? ''
  return embedders.includes(sender) ? [sender] : embedders
}
