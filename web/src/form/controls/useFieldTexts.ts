// Label, hint and optional mark of one data point, from the namespace of its section. On a page with one question the
// label is the title of the page, as its heading.
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { type ReactNode, type Ref, use } from 'react'
import { useAppContext } from '../../app-context/AppContext.tsx'
import type { TextParams } from '../../i18n/findText.ts'
import { useAllTexts, useTexts } from '../../texts/useTexts.ts'
import { joinHelpAndHint, QuestionHeadingContext } from '../questionHeading.tsx'

export type FieldTexts = {
  readonly label: string
  readonly hint?: ReactNode
  readonly optionalText?: string
  /** Set if the label is the heading of the page. */
  readonly headingRef?: Ref<HTMLHeadingElement>
}

/** `examples` are parameters of the hint. */
export const useFieldTexts = (
  { name, path, section }: NamedDataPoint,
  isOptional: boolean,
  examples: TextParams = {},
): FieldTexts => {
  const { product } = useAppContext()
  const texts = useAllTexts()
  const common = useTexts()
  const heading = use(QuestionHeadingContext)
  const t = texts.of(section)
  const currency = product.country.currency.symbol
  const hintKey = `dataPoints>${name}>hint`
  const hint = texts.has(section, hintKey) ? t(hintKey, { currency, ...examples }) : undefined
  const optional = isOptional ? { optionalText: common('optional') } : {}
  if (heading?.path === path) {
    const { title, help, ref } = heading
    return { label: title, hint: joinHelpAndHint(help, hint), headingRef: ref, ...optional }
  }
  return { label: t(`dataPoints>${name}>label`, { currency }), ...(hint !== undefined && { hint }), ...optional }
}
