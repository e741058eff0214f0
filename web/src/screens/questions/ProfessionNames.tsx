// Suggests the professions of the chosen or stored sector.
import { professionMapping } from '@loan/domain/contract/choices'
import type { FieldHelperProps } from '../../form/field-helpers/fieldHelperProps.ts'
import { SuggestedNames } from './SuggestedNames.tsx'
import { createNameListHook } from './createNameListHook.ts'

const useSectors = createNameListHook(async ({ request, product, texts }) => {
  const result = await request(professionMapping, { params: { product: product.id, locale: texts.language } })
  return result.outcome === 'ok' ? result.reply.sectors : null
})

export const ProfessionNames = (props: FieldHelperProps) => {
  const sectors = useSectors()
  const listNames = (sector: string): readonly string[] =>
    sectors.find(({ key }) => key === sector)?.professions.map(({ name }) => name) ?? []
  return <SuggestedNames {...props} follows="incomeDetails.jobArea" listNames={listNames} />
}
