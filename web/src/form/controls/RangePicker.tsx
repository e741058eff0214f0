// An AmountPicker with the texts, the unit and the number formats of an amount or a period.
import { useAppContext } from '../../app-context/AppContext.tsx'
import { useFormats, usePeriodText } from '../../formats/useFormats.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { AmountPicker } from '../../ui/AmountPicker.tsx'

export type RangePickerProps = {
  readonly kind: 'amount' | 'period'
  readonly id: string
  readonly name: string
  readonly limits: { readonly min: number; readonly max: number; readonly step: number }
  readonly defaultValue: number
  readonly error?: string | undefined
  readonly enterKeyHint: 'next' | 'go'
  /** Called with each new allowed number, also while the slider moves. */
  readonly onValueChange?: ((value: number) => void) | undefined
}

export const RangePicker = ({ kind, limits, ...rest }: RangePickerProps) => {
  const { product } = useAppContext()
  const t = useTexts()
  const { money, number } = useFormats()
  const periodText = usePeriodText()
  const { min, max, step } = limits
  const { scale } = product.period
  // The text box uses the format of the country's own locale in every language, because the country's rules parse it:
  // in Spain `1,200` is not a valid amount.
  const { number: formatBoxNumber } = useFormats(product.locales[0])
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
      formatNumber={formatBoxNumber}
      noteText={(value, reason) => t(`amountModal>note>${reason}`, { value: texts.format(value) })}
    />
  )
}
