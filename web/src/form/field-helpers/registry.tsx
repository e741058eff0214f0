// Field helpers by data point name or by kind of value. A helper suggests or fills in values and replaces
// typed text only by the same value in its usual form. When it fails, the field works without it.
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import type { ComponentType } from 'react'
import { optionalComponent } from '../../loading/lazyComponents.tsx'
import type { FieldHelperProps } from './fieldHelperProps.ts'

export const DerivedAnswers = optionalComponent(async () => (await import('./DerivedAnswers.tsx')).DerivedAnswers)

const fieldHelpers: Readonly<Partial<Record<string, ComponentType<FieldHelperProps>>>> = {
  personalCode: DerivedAnswers,
  incomeSource: DerivedAnswers,
  email: optionalComponent(async () => (await import('./EmailSuggestion.tsx')).EmailSuggestion),
  postalCode: optionalComponent(async () => (await import('./PostcodeLookup.tsx')).PostcodeLookup),
  employerPostalCode: optionalComponent(async () => (await import('./PostcodeLookup.tsx')).PostcodeLookup),
  iban: optionalComponent(async () => (await import('./AccountBank.tsx')).AccountBank),
  employerName: optionalComponent(async () => (await import('./CompanyLookup.tsx')).CompanyLookup),
  taxRegistryCode: optionalComponent(async () => (await import('./CompanyLookup.tsx')).CompanyLookup),
}

const WholeMoney = optionalComponent(async () => (await import('./WholeMoney.tsx')).WholeMoney)

/** Whether people type a prefix or a currency that the field does not need. */
const hasAffix = ({ kind }: NamedDataPoint): boolean => kind === 'phone' || kind === 'money' || kind === 'code'

/** Amounts with a slider need no helper, because the slider normalises them. */
const isWholeMoney = ({ kind, input }: NamedDataPoint): boolean => kind === 'money' && input?.range === undefined

const RepeatedAffix = optionalComponent(async () => (await import('./RepeatedAffix.tsx')).RepeatedAffix)

const GroupedDigits = optionalComponent(async () => (await import('./GroupedDigits.tsx')).GroupedDigits)

/** Whether people write the number in groups. */
const isGrouped = (dataPoint: NamedDataPoint): boolean =>
  dataPoint.kind === 'phone' || isWholeMoney(dataPoint) || dataPoint.rules.includes('iban')

export const FieldHelpers = (props: FieldHelperProps) => {
  const { dataPoint } = props
  const Helper = fieldHelpers[dataPoint.name] ?? (isWholeMoney(dataPoint) ? WholeMoney : undefined)
  return (
    <>
      {hasAffix(dataPoint) && <RepeatedAffix {...props} />}
      {isGrouped(dataPoint) && <GroupedDigits {...props} />}
      {Helper !== undefined && <Helper {...props} />}
    </>
  )
}
