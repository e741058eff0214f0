// The legal notices of a position that are folded under their titles. In the footer their texts load after the page,
// where they move nothing, because nothing is below them.
import type { NoticePosition } from '@loan/domain/countries/country'
import { useAppContext } from '../app-context/AppContext.tsx'
import { useNamespace } from '../texts/useNamespace.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Disclosure } from '../ui/Disclosure.tsx'

type FoldedNoticesProps = { readonly position: Extract<NoticePosition, `${string}-folded`> }

export const FoldedNotices = ({ position }: FoldedNoticesProps) => {
  const { product } = useAppContext()
  const t = useTexts('legal')
  if (!useNamespace('legal')) return null
  return product.country.notices
    .filter(({ where }) => where.includes(position))
    .map(({ key }) => (
      <Disclosure key={key} summary={t(`${key}>title`)}>
        <p>{t(`${key}>text`)}</p>
      </Disclosure>
    ))
}
