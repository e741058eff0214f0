// Amount and period: a slider and a typed field as twins, inside the product's range (SPEC.md §9).
import { useApplication } from '../../context/ApplicationContext.tsx'
import { languageTagOf } from '../../context/languageTag.ts'
import { buildFormats, useFormats, usePeriodText } from '../../context/useFormats.ts'
import { useTexts } from '../../context/useTexts.ts'
import { AmountPicker } from '../../ui/AmountPicker.tsx'
import { parseWholeNumber } from '../../ui/settleNumber.ts'
import { controlIdOf } from '../controlNames.ts'
import type { ControlProps } from './control.ts'

export const RangeControl = ({ dataPoint, values, error }: ControlProps) => {
  const { product } = useApplication()
  const t = useTexts()
  const { money, number } = useFormats()
  const periodText = usePeriodText()
  const kind = dataPoint.input?.range ?? 'amount'
  const { min, max, step, default: usual } = product[kind]
  const { scale } = product.period
  const typed = parseWholeNumber(values[dataPoint.path] ?? '') ?? 0
  // The box holds what the country's rules can read, whatever language is spoken: `1,200` is no amount in Spain.
  const inBox = buildFormats(product, languageTagOf(product, product.locales[0])).number
  const words =
    kind === 'amount'
      ? {
          label: t('amountModal>amountLabel'),
          unit: product.country.currency.symbol,
          hint: t('amountModal>amountRange', { min: money(min), max: money(max), step: money(step) }),
          decreaseLabel: t('amountModal>decreaseAmount', { step: money(step) }),
          increaseLabel: t('amountModal>increaseAmount', { step: money(step) }),
          format: money,
        }
      : {
          label: t('amountModal>periodLabel'),
          unit: scale === 'days' ? t('amountModal>unitDays') : t('amountModal>unitMonths'),
          hint: t(`amountModal>periodRange>${scale}`, { min: number(min), count: max }),
          decreaseLabel: t('amountModal>decreasePeriod'),
          increaseLabel: t('amountModal>increasePeriod'),
          format: (value: number) => periodText(value),
        }
  return (
    <AmountPicker
      {...words}
      id={controlIdOf(dataPoint.path)}
      name={dataPoint.path}
      min={min}
      max={max}
      step={step}
      defaultValue={typed > 0 ? typed : usual}
      formatNumber={inBox}
      noteText={(settled, reason) => t(`amountModal>note>${reason}`, { value: words.format(settled) })}
      error={error}
    />
  )
}
