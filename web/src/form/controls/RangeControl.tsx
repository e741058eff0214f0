// The control of amount and period: a slider and a text field within the product's range (spec 9.1 to 9.14). The costs
// of such a loan are below the period, which is the last of the two.
import { useAppContext } from '../../app-context/AppContext.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { parseWholeNumber } from '../../ui/normaliseNumber.ts'
import { buildControlId } from '../controlNames.ts'
import { LoanFigures } from '../loan/LoanExample.tsx'
import type { ControlProps } from './control.ts'
import { RangePicker } from './RangePicker.tsx'

export const RangeControl = ({ dataPoint, values, error, isLast }: ControlProps) => {
  const { product } = useAppContext()
  const kind = dataPoint.input?.range ?? 'amount'
  const limits = product[kind]
  const typed = parseWholeNumber(values[dataPoint.path] ?? '') ?? 0
  return (
    <Stack gap="close">
      <RangePicker
        kind={kind}
        id={buildControlId(dataPoint.path)}
        name={dataPoint.path}
        limits={limits}
        defaultValue={typed > 0 ? typed : limits.default}
        error={error}
        enterKeyHint={isLast ? 'go' : 'next'}
      />
      {kind === 'period' && <LoanFigures />}
    </Stack>
  )
}
