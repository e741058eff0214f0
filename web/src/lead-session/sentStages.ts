// The stages of a sent application, in order: the present one is above the step of a lender, all of them are in the second
// column of a wide window.

export const sentStages = ['application', 'lender', 'decision', 'contract'] as const

/** A stage that a lender step can be at. The application is already sent, and the contract follows an outcome. */
export type SentStage = 'lender' | 'decision'
