// Fills in a page. Controls that already hold the expected value stay unchanged.
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import type { Locator } from '@playwright/test'
import { findControls, toDateParts, fillDataPoint, readControls } from '../../driver/controls.ts'
import { listShownDataPoints, fillDialog, type Position } from '../../driver/formPages.ts'
import { isSameValue } from '../checks/typedAnswers.ts'
import type { ChaosRun } from '../run/chaosRun.ts'

const dialogForm = 'form[data-modal]'

/** The values that the persona types for one data point, by the name of the control. */
const buildTypedValues = ({ persona }: Position, { path, kind }: NamedDataPoint): Readonly<Record<string, string>> => {
  const answer = persona.answers[path]
  if (answer === undefined) return {}
  if (kind === 'date' || kind === 'month') {
    const { day, month, year } = toDateParts(String(answer))
    return { ...(kind === 'date' && { [`${path}.day`]: day }), [`${path}.month`]: month, [`${path}.year`]: year }
  }
  return { [path]: persona.typed?.[path] ?? String(answer) }
}

const fillOne = async (position: Position, form: Locator, dataPoint: NamedDataPoint): Promise<void> => {
  const answer = position.persona.answers[dataPoint.path]
  if (answer === undefined) return
  const isShown = await findControls(form, dataPoint)
    .first()
    .waitFor({ state: 'attached', timeout: 3000 })
    .then(
      () => true,
      () => false,
    )
  // A data point that depends on an unconfirmed answer may be shown only after the submit.
  if (!isShown) return
  const values = await readControls(form)
  const expected = Object.entries(buildTypedValues(position, dataPoint))
  if (expected.every(([name, value]) => isSameValue(values[name] ?? '', value))) return
  await fillDataPoint(form, dataPoint, answer, position.persona.typed?.[dataPoint.path])
}

const hasControl = async (form: Locator, dataPoint: NamedDataPoint): Promise<boolean> =>
  (await findControls(form, dataPoint).count()) > 0

/** Records the current values of the controls of these data points. */
const record = async ({ answers }: ChaosRun, position: Position, filled: readonly NamedDataPoint[]): Promise<void> => {
  const values = await readControls(position.page.locator('body'))
  const names = filled.flatMap((dataPoint) => Object.keys(buildTypedValues(position, dataPoint)))
  answers.record(
    position.key,
    Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name]]] : []))),
  )
}

export type Share = 'half' | 'all'

/** Fills in the first half of the data points of the page, or all of them. */
export const fillShare = async (run: ChaosRun, position: Position, share: Share): Promise<void> => {
  const dataPoints = listShownDataPoints(position)
  await fillDialog(position)
  const inDialog: NamedDataPoint[] = []
  const onPage: NamedDataPoint[] = []
  for (const dataPoint of dataPoints) {
    const isDialogs = await hasControl(position.page.locator(dialogForm), dataPoint)
    ;(isDialogs ? inDialog : onPage).push(dataPoint)
  }
  const filled = share === 'half' ? onPage.slice(0, Math.ceil(onPage.length / 2)) : onPage
  for (const dataPoint of filled) await fillOne(position, position.form, dataPoint)
  await record(run, position, [...inDialog, ...filled])
}
