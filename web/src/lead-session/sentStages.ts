// The stages of a sent application, in order: the present one is above the step of a lender, all of them are in the second
// column of a wide window.

export const sentStages = ['application', 'lender', 'decision', 'contract'] as const

/** A stage that a screen can be at. The application is already sent. */
export type SentStage = Exclude<(typeof sentStages)[number], 'application'>
