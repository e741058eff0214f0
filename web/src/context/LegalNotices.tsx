// The legal texts the country's law wants at one place, exact and set apart (countries.md §3).
import type { NoticePlace } from '@loan/domain/countries/country'
import { Notice } from '../ui/Notice.tsx'
import { useApplication } from './ApplicationContext.tsx'
import { useAllTexts } from './useTexts.ts'

/** A notice that belongs to several of these places stands once. */
export const LegalNotices = ({ place }: { readonly place: NoticePlace | readonly NoticePlace[] }) => {
  const { product } = useApplication()
  const texts = useAllTexts()
  const t = texts.of('legal')
  return product.country.notices
    .filter(({ where }) => where.some((one) => [place].flat().includes(one)))
    .map(({ key }) => (
      <Notice key={key} kind="legal" title={texts.has('legal', `${key}>title`) ? t(`${key}>title`) : undefined}>
        {t(`${key}>text`)}
      </Notice>
    ))
}
