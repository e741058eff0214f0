// The pictures of each type of identity document: a passport has all data on one page.
export const uploadSides = ['front', 'back', 'selfie'] as const
export type UploadSide = (typeof uploadSides)[number]

const oneSided: readonly string[] = ['passport']

/** `identificationType`: a key of the country's option list; undefined before it is chosen. */
export const findRequiredSides = (
  sides: readonly UploadSide[],
  identificationType: string | undefined,
): readonly UploadSide[] =>
  identificationType !== undefined && oneSided.includes(identificationType)
    ? sides.filter((side) => side !== 'back')
    : sides
