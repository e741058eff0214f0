// Fills in and reads the controls of data points. The kind of the data point decides how.
import type { DataPoint } from '@loan/domain/data-points/dataPoint'
import type { AnswerValue } from '@loan/domain/lead/answers'
import type { Locator, Page } from '@playwright/test'

export const toDateParts = (
  isoDate: string,
): { readonly day: string; readonly month: string; readonly year: string } => {
  const [year = '', month = '', day = ''] = isoDate.split('-')
  return { day: String(Number(day)), month: String(Number(month)), year }
}

/** Names of the controls of a data point: one, or one for each part. */
export const listControlNames = ({ kind, path }: DataPoint): readonly string[] => {
  if (kind === 'date') return [`${path}.day`, `${path}.month`, `${path}.year`]
  return kind === 'month' ? [`${path}.month`, `${path}.year`] : [path]
}

/** Finds the controls of a data point in a form: one, or one for each part or option. */
export const findControls = (form: Locator, dataPoint: DataPoint): Locator =>
  form.locator(
    listControlNames(dataPoint)
      .map((name) => `[name="${name}"]`)
      .join(', '),
  )

/** Names of all controls inside the elements that the locator finds now. */
export const readControlNames = (containers: Locator): Promise<readonly string[]> =>
  containers.locator('[name]').evaluateAll((elements) => elements.map((element) => element.getAttribute('name') ?? ''))

const chooseOne = async (form: Locator, path: string, value: string): Promise<void> => {
  const control = form.locator(`[name="${path}"]`)
  const first = control.first()
  await first.waitFor({ state: 'attached' })
  const found = await control.evaluateAll((elements) =>
    elements.map((element) => ({
      tag: element.tagName,
      radio: element.matches('[type="radio"]') ? element.getAttribute('value') : null,
    })),
  )
  if (found[0]?.tag === 'SELECT') return void (await first.selectOption(value))
  const radios = control.and(form.locator('[type="radio"]'))
  if (found.some(({ radio }) => radio === value)) return radios.and(form.locator(`[value="${value}"]`)).check()
  // A country that is not the applicant's own: a box that searches the list. It accepts the key of the option.
  if (found.some(({ radio }) => radio !== null)) await radios.and(form.locator('[value=""]')).check()
  const box = form.locator(`[data-choice="${path}"]`)
  await box.fill(value)
  await box.press('Tab')
}

/** Fills in one data point. `typed` is the text to type where it differs from the answer. */
export const fillDataPoint = async (
  form: Locator,
  dataPoint: DataPoint,
  answer: AnswerValue,
  typed?: string,
): Promise<void> => {
  const { path, kind } = dataPoint
  const control = form.locator(`[name="${path}"]`)
  switch (kind) {
    case 'consent':
      return control.setChecked(answer === true)
    case 'choice':
    case 'yes-no':
      return chooseOne(form, path, String(answer))
    case 'date':
    case 'month': {
      const { day, month, year } = toDateParts(String(answer))
      if (kind === 'date') await form.locator(`[name="${path}.day"]`).fill(day)
      await form.locator(`[name="${path}.month"]`).fill(month)
      await form.locator(`[name="${path}.year"]`).fill(year)
      return
    }
    case 'text':
    case 'email':
    case 'phone':
    case 'code':
    case 'money':
    case 'integer':
    case 'decimal':
      await control.fill(typed ?? String(answer))
  }
}

/** Moves the focus out of its field, which then rewrites its text, for example in groups of digits. */
export const leaveField = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())

/** Reads the values of all controls inside an element, by name. A radio group without a choice has no entry. */
export const readControls = (container: Locator): Promise<Record<string, string>> =>
  container.evaluate((root) => {
    const values: Record<string, string> = {}
    for (const element of root.querySelectorAll('input, select')) {
      if (element instanceof HTMLSelectElement) values[element.name] = element.value
      if (!(element instanceof HTMLInputElement) || element.name === '') continue
      if (element.type === 'checkbox') values[element.name] = String(element.checked)
      else if (element.type !== 'radio' || element.checked) values[element.name] = element.value
    }
    return values
  })

/** Reads the values of the page's form. */
export const readForm = (page: Page): Promise<Record<string, string>> => readControls(page.locator('form[data-page]'))
