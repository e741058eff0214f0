// An error of one field, as a form or a screen shows it: below the field and in the summary.

export type FieldError = {
  /** `name` of the control; of a data point, its path in the payload. */
  readonly name: string
  /** Id of the control that the link of the summary targets. */
  readonly id: string
  readonly text: string
  /** Text for the summary, when `text` does not name the field. */
  readonly inSummary?: string
  /** Name of the data point that the answer contradicts. */
  readonly comparedWith?: string
  /** Whether the field is blank and not wrong. */
  readonly isMissing?: true
  /** Whether the field is a required checkbox without a tick, which is no question. */
  readonly isUnticked?: true
}
