// Renders the fields of a form. The optional consents are grouped in one fieldset, each with its own unticked checkbox
// (docs/countries/README.md, E4).
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import type { ReactNode } from 'react'
import { useAppContext } from '../app-context/AppContext.tsx'
import { useTexts } from '../texts/useTexts.ts'
import { Fieldset } from '../ui/Fieldset.tsx'

export type FieldGroupsProps = {
  readonly dataPoints: readonly NamedDataPoint[]
  /** Renders one field, with the data point's path as its key. */
  readonly field: (dataPoint: NamedDataPoint, index: number) => ReactNode
}

export const FieldGroups = ({ dataPoints, field }: FieldGroupsProps) => {
  const { policies } = useAppContext().product
  const t = useTexts()
  const isOffer = (dataPoint: NamedDataPoint): boolean =>
    policies.some(({ path, required }) => path === dataPoint.path && !required)
  const first = dataPoints.findIndex(isOffer)
  return dataPoints.map((dataPoint, index) => {
    if (!isOffer(dataPoint)) return field(dataPoint, index)
    return (
      index === first && (
        <Fieldset
          key="offers"
          id="offers"
          legend={t('offers>legend')}
          hint={t('offers>hint')}
          optionalText={t('optional')}
        >
          <div>{dataPoints.map((other, position) => isOffer(other) && field(other, position))}</div>
        </Fieldset>
      )
    )
  })
}
