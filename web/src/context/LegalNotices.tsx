// The legal texts the country's law wants at one place, exact and set apart (countries.md §3).
import type { NoticePlace } from '@loan/domain/countries/country'
import { Notice } from '../ui/Notice.tsx'
import { useApplication } from './ApplicationContext.tsx'
import { useAllTexts } from './useTexts.ts'

type LegalNoticesProps = {
  /** A notice that belongs to several of these places stands once. */
  readonly place: NoticePlace | readonly NoticePlace[]
  /** As paragraphs of what they stand in. */
  readonly isPlain?: boolean
}

export const LegalNotices = ({ place, isPlain = false }: LegalNoticesProps) => {
  const { product } = useApplication()
  const texts = useAllTexts()
  const t = texts.of('legal')
  return product.country.notices
    .filter(({ where }) => where.some((one) => [place].flat().includes(one)))
    .map(({ key }) =>
      isPlain ? (
        <p key={key}>{t(`${key}>text`)}</p>
      ) : (
        <Notice key={key} kind="legal" title={texts.has('legal', `${key}>title`) ? t(`${key}>title`) : undefined}>
          {t(`${key}>text`)}
        </Notice>
      ),
    )
}
