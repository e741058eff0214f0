// Renders the fields of a form. The optional consents are grouped in one fieldset, each with its own unticked checkbox
// (docs/countries/README.md, E4). Adjacent fields with `input.half` share a line.
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import type { ReactNode } from 'react'
import { useAppContext } from '../app-context/AppContext.tsx'
import { useTexts } from '../texts/useTexts.ts'
import { Fieldset } from '../ui/Fieldset.tsx'
import styles from './page/FormPage.module.css'

export type FieldGroupsProps = {
  readonly dataPoints: readonly NamedDataPoint[]
  /** Renders one field, with the data point's path as its key. */
  readonly renderField: (dataPoint: NamedDataPoint, index: number) => ReactNode
}

const isHalf = (dataPoint: NamedDataPoint | undefined): boolean => dataPoint?.input?.half === true

/** The half fields from an index to the next other field. */
const takeHalves = (dataPoints: readonly NamedDataPoint[], start: number): readonly NamedDataPoint[] => {
  const end = dataPoints.findIndex((dataPoint, index) => index > start && !isHalf(dataPoint))
  return dataPoints.slice(start, end === -1 ? undefined : end)
}

export const FieldGroups = ({ dataPoints, renderField }: FieldGroupsProps) => {
  const { policies } = useAppContext().product
  const t = useTexts()
  const isOptionalConsent = (dataPoint: NamedDataPoint): boolean =>
    policies.some(({ path, required }) => path === dataPoint.path && !required)
  const first = dataPoints.findIndex(isOptionalConsent)
  return dataPoints.map((dataPoint, index) => {
    if (isHalf(dataPoint)) {
      return (
        !isHalf(dataPoints[index - 1]) && (
          <div key={dataPoint.path} className={styles['lines']}>
            {takeHalves(dataPoints, index).map((half, position) => renderField(half, index + position))}
          </div>
        )
      )
    }
    if (!isOptionalConsent(dataPoint)) return renderField(dataPoint, index)
    return (
      index === first && (
        <Fieldset
          key="offers"
          id="offers"
          legend={t('offers>legend')}
          hint={t('offers>hint')}
          optionalText={t('optional')}
        >
          <div>{dataPoints.map((other, position) => isOptionalConsent(other) && renderField(other, position))}</div>
        </Fieldset>
      )
    )
  })
}
