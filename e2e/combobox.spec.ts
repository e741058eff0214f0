// The list of countries by keyboard alone, in the smallest window: short answer, search, choice, correction.
import { withAnswers } from '@loan/domain/countries/persona'
import { readForm } from './driver/controls.ts'
import { expectAccessible, expectNoHorizontalScroll } from './driver/checks.ts'
import { completePages, reviewKey } from './driver/formPages.ts'
import { expectStoredAnswers } from './driver/storedLead.ts'
import { openPageAt } from './driver/storedSession.ts'
import { getText } from './driver/texts.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { expect, test } from './setup/test.ts'

test.use({ viewport: { width: 320, height: 640 } })

const path = 'otherDetails.citizenship'

test('a country is found and chosen by keyboard', async ({ page, polandServer }) => {
  const persona = withAnswers(withUniqueEmail(anna), { [path]: 'LV' })
  await openPageAt(page, polandServer, persona, 'demographic-details')
  const form = page.locator('form[data-page="demographic-details"]')
  const citizenship = form.locator(`[name="${path}"]`)
  await expect(citizenship).toHaveCount(2)
  await citizenship.first().focus()
  await page.keyboard.press('ArrowDown')
  const box = form.getByRole('combobox', { name: getText('pl', 'common', 'list>which') })
  await expect(form.getByRole('option')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(box).toBeFocused()

  await page.keyboard.type('lotw')
  await expect(form.getByRole('option')).toHaveText(['Łotwa'])
  await expect(form.getByRole('status').filter({ hasText: /\S/u })).toHaveText(
    getText('pl', 'common', 'list>results_one', { count: 1 }),
  )
  await expectNoHorizontalScroll(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(form.getByRole('listbox')).toBeHidden()
  await expect(box).toHaveValue('lotw')
  await page.keyboard.press('ArrowDown')
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('End')
  const highlighted = form.getByRole('option', { selected: true })
  await expect(highlighted).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(box).not.toHaveValue('lotw')

  await box.fill('')
  await page.keyboard.type('ŁOT')
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue('Łotwa')
  expect(await readForm(page)).toMatchObject({ [path]: 'LV' })
  await page.reload()
  await expect(box).toHaveValue('Łotwa')
  await completePages(page, persona, { until: reviewKey })
  await completePages(page, persona)
  await expectStoredAnswers(polandServer, persona)
})
