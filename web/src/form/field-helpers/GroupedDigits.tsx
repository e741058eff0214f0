// Groups the digits of a phone number, an account number or an amount when the applicant leaves the field, so that they
// can be compared with a card or a statement. Not while typing, which would move the caret.
import type { AnswerValue } from '@loan/domain/lead/answers'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { validateAnswer, readAcceptedValue } from '@loan/domain/validation/validateAnswer'
import type { Country } from '@loan/domain/countries/country'
import { useEffect } from 'react'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { getServerClock } from '../../lib/serverClock.ts'
import { hasFraction } from '../../ui/normaliseNumber.ts'
import { groupAccount, groupAmount, groupPhone } from '../groupDigits.ts'
import { buildValidationContext } from '../validationContext.ts'
import { findControl } from './controls.ts'
import type { FieldHelperProps } from './fieldHelperProps.ts'

/** The answer as its field shows it, with its digits in groups. */
const groupAnswer = ({ kind }: NamedDataPoint, answer: AnswerValue, country: Country): string => {
  if (typeof answer === 'number') return groupAmount(answer, country)
  const text = String(answer)
  if (kind !== 'phone') return groupAccount(text, country)
  return text.startsWith(country.phonePrefix) ? groupPhone(text.slice(country.phonePrefix.length), country) : text
}

export const GroupedDigits = ({ dataPoint, formRef }: FieldHelperProps) => {
  const app = useAppContext()
  const { product, store } = app
  const clock = getServerClock(app)

  useEffect(() => {
    const control = findControl(formRef.current, dataPoint.path)
    const parse = (typed: string) => {
      const application = store.getState().leadApplication.applicationData
      const context = buildValidationContext({ product, application, clock })
      return readAcceptedValue(validateAnswer(dataPoint, typed, context))
    }
    let written: { readonly grouped: string; readonly typed: string } | null = null
    /** The groups would be wrong after a correction. */
    const ungroupFocused = () => {
      if (control !== document.activeElement || written === null || control?.value !== written.grouped) return
      // Tab or a script has selected the text, and a new value loses the selection.
      const isSelected =
        control instanceof HTMLInputElement &&
        control.selectionStart === 0 &&
        control.selectionEnd === control.value.length
      control.value = written.typed
      if (isSelected) control.select()
    }
    // A script that calls `select()` on a field without focus has selected its text only after the event.
    const ungroup = () => queueMicrotask(ungroupFocused)
    const group = () => {
      const typed = control?.value ?? ''
      // An applicant groups a number as they know it, such as a landline with its area code. Another helper explains
      // cents.
      const isGrouped = /\d[\s.\-/()]+\d/u.test(typed)
      if (control === null || isGrouped || (dataPoint.kind === 'money' && hasFraction(typed))) return
      const answer = parse(typed)
      if (answer === undefined) return
      const grouped = groupAnswer(dataPoint, answer, product.country)
      // Without an event, because the answer stays the same.
      if (grouped === typed || parse(grouped) !== answer) return
      control.value = grouped
      written = { grouped, typed }
    }
    const onBlur = () => {
      // Another window has the focus, and the applicant comes back to the caret.
      if (document.hasFocus()) group()
    }
    if (control !== document.activeElement) group()
    control?.addEventListener('focus', ungroup)
    control?.addEventListener('blur', onBlur)
    return () => {
      control?.removeEventListener('focus', ungroup)
      control?.removeEventListener('blur', onBlur)
    }
  }, [formRef, dataPoint, product, store, clock])

  return null
}
