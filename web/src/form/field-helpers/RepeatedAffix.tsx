// Removes from a typed number what it does not need. That is the phone prefix or the currency that the field shows
// beside its box (`+48 512 345 678` after `+48`, `5 000 zł` before `zł`), and the country prefix or label of a tax
// number.
import { validateAnswer, readAcceptedValue } from '@loan/domain/validation/validateAnswer'
import { useEffect } from 'react'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { getServerClock } from '../../lib/serverClock.ts'
import { buildValidationContext } from '../validationContext.ts'
import { fillControl, findControl } from './controls.ts'
import type { FieldHelperProps } from './fieldHelperProps.ts'
import { removeAffix } from './removeAffix.ts'

export const RepeatedAffix = ({ dataPoint, formRef }: FieldHelperProps) => {
  const app = useAppContext()
  const { product, store } = app
  const clock = getServerClock(app)

  useEffect(() => {
    const control = findControl(formRef.current, dataPoint.path)
    const parse = (typed: string) => {
      const context = buildValidationContext({
        product,
        application: store.getState().leadApplication.applicationData,
        clock,
      })
      return readAcceptedValue(validateAnswer(dataPoint, typed, context))
    }
    const onChange = () => {
      const typed = control?.value ?? ''
      if (control === null || typed === '') return
      const answer = parse(typed)
      if (answer === undefined) return
      const rest = removeAffix(dataPoint.kind, typed, answer, product.country)
      // Digits that only look like a prefix belong to the number.
      if (rest !== typed && parse(rest) === answer) fillControl(control, rest)
    }
    onChange()
    control?.addEventListener('change', onChange)
    return () => control?.removeEventListener('change', onChange)
  }, [formRef, dataPoint, product, store, clock])

  return null
}
