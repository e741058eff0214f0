// Shows the legal notices that the country's law requires at a position of the form (docs/countries/README.md).
import { memo } from 'react'
import type { NoticePosition } from '@loan/domain/countries/country'
import type { TextParams } from '../i18n/findText.ts'
import { Callout } from '../ui/Callout.tsx'
import { useAppContext } from '../app-context/AppContext.tsx'
import { useAllTexts } from '../texts/useTexts.ts'

type LegalNoticesProps = {
  /** A notice that belongs to several of these positions is shown once. */
  readonly position: NoticePosition | readonly NoticePosition[]
  /** `framed`: callouts; `plain`: paragraphs. */
  readonly appearance?: 'framed' | 'plain'
  /** Values of the placeholders in the texts. */
  readonly params?: TextParams
}

export const LegalNotices = memo(({ position, appearance = 'framed', params }: LegalNoticesProps) => {
  const { product } = useAppContext()
  const texts = useAllTexts()
  const t = texts.of('legal')
  return product.country.notices
    .filter(({ where }) => where.some((one) => [position].flat().includes(one)))
    .map(({ key }) => {
      const text = t(`${key}>text`, params)
      if (appearance === 'plain') return <p key={key}>{text}</p>
      const title = texts.has('legal', `${key}>title`) ? t(`${key}>title`) : undefined
      return (
        <Callout key={key} kind="legal" title={title}>
          {text}
        </Callout>
      )
    })
})
