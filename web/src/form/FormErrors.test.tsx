// The heading of the error summary: questions to answer, answers to correct and boxes to tick.
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createTestApplication } from '../testing/createTestApplication.ts'
import { englishTexts } from '../testing/englishTexts.ts'
import { renderInApplication } from '../testing/renderInApplication.tsx'
import polishCommon from '../locales/pl/common.json'
import polishErrors from '../locales/pl/errors.json'
import type { DisplayedErrorKind } from './displayedError.ts'
import { FormErrors } from './FormErrors.tsx'

const texts = { en: englishTexts, pl: { common: polishCommon, errors: polishErrors } }

const renderErrors = (kinds: readonly DisplayedErrorKind[], locale: keyof typeof texts = 'en') => {
  const errors = kinds.map((kind, index) => ({
    name: `field${index}`,
    id: `field${index}`,
    text: 'Error',
    kind,
  }))
  renderInApplication(<FormErrors errors={errors} attempts={0} />, {
    app: createTestApplication({ locale, texts: texts[locale] }),
  })
}

const cases: readonly (readonly [readonly DisplayedErrorKind[], string])[] = [
  [['unticked'], 'Tick 1 box to continue'],
  [['unticked', 'unticked', 'unticked'], 'Tick 3 boxes to continue'],
  [['blank', 'unticked'], 'Answer 1 question and tick 1 box to continue'],
  [['wrong', 'unticked', 'unticked'], 'Correct 1 answer and tick 2 boxes to continue'],
  [['blank', 'blank', 'wrong', 'unticked'], 'Answer 2 questions, correct 1 answer and tick 1 box to continue'],
  [['blank', 'wrong'], 'Answer 1 question and correct 1 answer to continue'],
]

it.each(cases)('the title with errors of the kinds %j is "%s"', (kinds, title) => {
  renderErrors(kinds)
  expect(screen.getByRole('heading')).toHaveTextContent(title)
})

it.each([
  [1, 'Zaznacz 1 pole, aby przejść dalej'],
  [3, 'Zaznacz 3 pola, aby przejść dalej'],
  [5, 'Zaznacz 5 pól, aby przejść dalej'],
])('has the plural form of %d boxes in Polish', (count, title) => {
  renderErrors(
    Array.from({ length: count }, () => 'unticked' as const),
    'pl',
  )
  expect(screen.getByRole('heading')).toHaveTextContent(title)
})
