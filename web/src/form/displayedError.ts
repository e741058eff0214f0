// An error of one field, as a form or a screen shows it: below the field and in the summary.

/**
 * The summary counts the kinds apart: blank fields are questions to answer, required checkboxes without a tick are
 * boxes to tick, wrong fields are answers to correct.
 */
export type DisplayedErrorKind = 'blank' | 'unticked' | 'wrong'

export type DisplayedError = {
  /** `name` of the control; of a data point, its path in the payload. */
  readonly name: string
  /** Id of the control that the link of the summary targets. */
  readonly id: string
  readonly text: string
  /** Text for the summary, when `text` does not name the field. */
  readonly inSummary?: string
  /** Name of the data point that the answer contradicts. */
  readonly comparedWith?: string
  readonly kind: DisplayedErrorKind
}
