// The parts of a date and the ids of their text boxes. A separate module, so that a link does not import the boxes.

export type DatePart = 'day' | 'month' | 'year'

/** Returns the id of one text box, for links to it. */
export const datePartId = (idPrefix: string, datePart: DatePart): string => `${idPrefix}-${datePart}`
