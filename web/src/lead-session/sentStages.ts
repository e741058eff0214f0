// The stages of a sent application, in order. A lender step shows the current one above its heading; the second column
// of a wide window shows all of them.

export const sentStages = ['application', 'lender', 'decision', 'contract'] as const

/** A stage that a screen can be at. The application is already sent. */
export type SentStage = Exclude<(typeof sentStages)[number], 'application'>
