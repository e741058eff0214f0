// The legal texts the country's law wants at one place, exact and set apart (docs/countries/README.md).
import type { NoticePosition } from '@loan/domain/countries/country'
import type { TextParams } from '../i18n/findText.ts'
import { Disclosure } from '../ui/Disclosure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useApplication } from './ApplicationContext.tsx'
import { useAllTexts } from './useTexts.ts'

type LegalNoticesProps = {
  /** A notice that belongs to several of these places stands once. */
  readonly place: NoticePosition | readonly NoticePosition[]
  /** Framed; as paragraphs of what they stand in; or folded away under their titles. */
  readonly look?: 'framed' | 'plain' | 'folded'
  /** Values for the placeholders of the texts. */
  readonly params?: TextParams
}

export const LegalNotices = ({ place, look = 'framed', params }: LegalNoticesProps) => {
  const { product } = useApplication()
  const texts = useAllTexts()
  const t = texts.of('legal')
  return product.country.notices
    .filter(({ where }) => where.some((one) => [place].flat().includes(one)))
    .map(({ key }) => {
      const text = t(`${key}>text`, params)
      if (look === 'plain') return <p key={key}>{text}</p>
      const title = texts.has('legal', `${key}>title`) ? t(`${key}>title`) : undefined
      return look === 'folded' ? (
        <Disclosure key={key} summary={title}>
          <p>{text}</p>
        </Disclosure>
      ) : (
        <Notice key={key} kind="legal" title={title}>
          {text}
        </Notice>
      )
    })
}
