// The picker of an amount or a period with the texts and formats of the page, within the given limits.
import { useApplication } from '../../context/ApplicationContext.tsx'
import { useFormats, usePeriodText } from '../../context/useFormats.ts'
import { useTexts } from '../../context/useTexts.ts'
import { AmountPicker } from '../../ui/AmountPicker.tsx'

export type RangePickerProps = {
  readonly kind: 'amount' | 'period'
  readonly id: string
  readonly name: string
  readonly limits: { readonly min: number; readonly max: number; readonly step: number }
  readonly defaultValue: number
  readonly error?: string | undefined
  readonly enterKeyHint: 'next' | 'go'
  /** Called with each new valid number, also while sliding. */
  readonly onSettle?: ((value: number) => void) | undefined
}

export const RangePicker = ({ kind, limits, ...rest }: RangePickerProps) => {
  const { product } = useApplication()
  const t = useTexts()
  const { money, number } = useFormats()
  const periodText = usePeriodText()
  const { min, max, step } = limits
  const { scale } = product.period
  // The input uses the country's own format in every language, because the country's rules parse it: in Spain `1,200`
  // is not a valid amount.
  const { number: inBox } = useFormats(product.locales[0])
  const texts =
    kind === 'amount'
      ? {
          label: t('amountModal>amountLabel'),
          unit: product.country.currency.symbol,
          unitFirst: product.country.currency.symbolFirst,
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
      {...texts}
      {...rest}
      min={min}
      max={max}
      step={step}
      formatNumber={inBox}
      noteText={(settled, reason) => t(`amountModal>note>${reason}`, { value: texts.format(settled) })}
    />
  )
}
