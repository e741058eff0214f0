// The parts of a date and the ids of their boxes, apart from the boxes so that links to them need not bring them.

export type DatePart = 'day' | 'month' | 'year'

/** The id of one box, for links to it. */
export const datePartId = (idPrefix: string, part: DatePart): string => `${idPrefix}-${part}`
