// Shows the legal notices that the country's law requires at a position of the form (docs/countries/README.md).
import type { NoticePosition } from '@loan/domain/countries/country'
import type { TextParams } from '../i18n/findText.ts'
import { Disclosure } from '../ui/Disclosure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useApplication } from './ApplicationContext.tsx'
import { useAllTexts } from './useTexts.ts'

type LegalNoticesProps = {
  /** A notice that belongs to several of these positions is shown once. */
  readonly place: NoticePosition | readonly NoticePosition[]
  /** `framed`: callouts; `plain`: paragraphs; `folded`: collapsed under their titles. */
  readonly look?: 'framed' | 'plain' | 'folded'
  /** Values of the placeholders in the texts. */
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
