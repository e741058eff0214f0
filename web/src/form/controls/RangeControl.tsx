// The control of amount and period: a slider and a text field within the product's range (spec 9.1 to 9.14).
import { useApplication } from '../../context/ApplicationContext.tsx'
import { parseWholeNumber } from '../../ui/settleNumber.ts'
import { controlIdOf } from '../controlNames.ts'
import type { ControlProps } from './control.ts'
import { RangePicker } from './RangePicker.tsx'

export const RangeControl = ({ dataPoint, values, error, isLast }: ControlProps) => {
  const { product } = useApplication()
  const kind = dataPoint.input?.range ?? 'amount'
  const limits = product[kind]
  const typed = parseWholeNumber(values[dataPoint.path] ?? '') ?? 0
  return (
    <RangePicker
      kind={kind}
      id={controlIdOf(dataPoint.path)}
      name={dataPoint.path}
      limits={limits}
      defaultValue={typed > 0 ? typed : limits.default}
      error={error}
      enterKeyHint={isLast ? 'go' : 'next'}
    />
  )
}
