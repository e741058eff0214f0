// Maps data points to controls of a form. The `name` of a control is its payload path; a date has a control for each
// part.
import type { RawAnswer } from '@loan/domain/validation/validateAnswer'
import type { DataPoint, Field } from '@loan/domain/data-points/dataPoint'
import type { LeadPath } from '@loan/domain/lead/application'
import type { DatePart } from '@loan/domain/rules/parseDate'

export const dateParts = ['day', 'month', 'year'] as const satisfies readonly DatePart[]

/** Typed values by control name. An unticked checkbox has `false`; unchecked radios are absent. */
export type ControlValues = Readonly<Record<string, string>>

export const isDated = ({ kind }: Pick<Field, 'kind'>): boolean => kind === 'date' || kind === 'month'

export const getControlNames = (dataPoint: DataPoint): readonly string[] =>
  isDated(dataPoint) ? dateParts.map((datePart) => `${dataPoint.path}.${datePart}`) : [dataPoint.path]

export const getFieldNames = (dataPoints: readonly DataPoint[]): readonly LeadPath[] =>
  dataPoints.map(({ path }) => path)

/** Name of a lender's declaration checkboxes. They are never restored from drafts. */
export const declarationName = 'declaration'

/** Id of the control of a path; the controls of a date add their part (`datePartId`). */
export const buildControlId = (path: string): string => `field-${path.replaceAll('.', '-')}`

/** Null for a control without an own value, such as a radio button that is not chosen. */
export const readControlValue = (element: Element): readonly [name: string, value: string] | null => {
  if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement)
    return [element.name, element.value]
  if (!(element instanceof HTMLInputElement) || element.name === declarationName) return null
  if (element.type === 'file') return null
  if (element.type === 'checkbox') return [element.name, String(element.checked)]
  if (element.type === 'radio') return element.checked ? [element.name, element.value] : null
  return [element.name, element.value]
}

export const readControls = (form: HTMLFormElement): ControlValues =>
  Object.fromEntries(
    Array.from(form.elements).flatMap((element) => {
      const entry = readControlValue(element)
      return entry === null || entry[0] === '' ? [] : [entry]
    }),
  )

/** Writes drafts into unchanged controls, because a prerendered page does not contain them. */
export const showDrafts = (form: HTMLFormElement, drafts: ControlValues): void => {
  for (const element of Array.from(form.elements)) {
    if (element instanceof HTMLSelectElement) {
      const draft = drafts[element.name]
      if (draft !== undefined && element.value === '') element.value = draft
    }
    if (!(element instanceof HTMLInputElement)) continue
    const draft = drafts[element.name]
    if (draft === undefined) continue
    if (element.type === 'checkbox') element.checked ||= draft === 'true'
    else if (element.type === 'radio') element.checked ||= draft === element.value && !isChosen(form, element.name)
    else if (element.value === element.defaultValue) element.value = draft
  }
}

const isChosen = (form: HTMLFormElement, name: string): boolean =>
  Array.from(form.elements).some(
    (element) => element instanceof HTMLInputElement && element.name === name && element.checked,
  )

/** The raw answer of one data point. Missing parts of a date are empty strings. */
export const toRawAnswer = (dataPoint: DataPoint, values: ControlValues): RawAnswer => {
  if (!isDated(dataPoint)) return values[dataPoint.path]
  const [day = '', month = '', year = ''] = getControlNames(dataPoint).map((name) => values[name] ?? '')
  return { day: dataPoint.kind === 'month' ? '' : day, month, year }
}
