// Who the page around the frame is, of those that may embed it: nobody else is ever spoken to.

/** What the server wrote into the head: origins with spaces between them (EMBEDDERS). */
export const readEmbedders = (): readonly string[] =>
  (document.querySelector('meta[name="embedders"]')?.getAttribute('content') ?? '').split(' ').filter(Boolean)

export type Surroundings = {
  /** Origins of the pages around, the nearest first; undefined where the browser does not tell. */
  readonly ancestorOrigins: ArrayLike<string> | undefined
  readonly referrer: string
}

/**
 * Exact origins to send to. Where the browser tells the parent, that one alone, if it may embed us; else the page we
 * were opened by; else each that may: the browser delivers to the one that is there.
 */
export const resolveHostOrigins = (
  embedders: readonly string[],
  { ancestorOrigins, referrer }: Surroundings,
): readonly string[] => {
  const parent = ancestorOrigins?.[0]
  if (parent !== undefined) return embedders.filter((origin) => origin === parent)
  const sender = URL.canParse(referrer) ? new URL(referrer).origin : ''
  return embedders.includes(sender) ? [sender] : embedders
}
