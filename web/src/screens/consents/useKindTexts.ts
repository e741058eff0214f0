// Texts of one consent state, with the common texts as default.
import { toScreenName, type StateName } from '@loan/domain/states'
import { useAllTexts } from '../../context/useTexts.ts'
import type { TextParams } from '../../i18n/findText.ts'

/** Explanations before the consents: the kind of product, and the query of a credit register. */
const factNames = ['product', 'query'] as const

export type Fact = { readonly name: string; readonly title: string; readonly text: string }

export type KindTexts = {
  readonly text: (name: 'title' | 'help', params: TextParams) => string
  readonly factsOf: (params: TextParams) => readonly Fact[]
}

export const useKindTexts = (state: StateName): KindTexts => {
  const texts = useAllTexts()
  const t = texts.of('consents')
  const kind = toScreenName(state)
  return {
    text: (name, params) => {
      const own = `kinds>${kind}>${name}`
      return texts.has('consents', own) ? t(`kinds>${kind}>${name}`, params) : t(name, params)
    },
    factsOf: (params) =>
      factNames
        .filter((name) => texts.has('consents', `kinds>${kind}>facts>${name}>text`))
        .map((name) => ({
          name,
          title: t(`kinds>${kind}>facts>${name}>title`, params),
          text: t(`kinds>${kind}>facts>${name}>text`, params),
        })),
  }
}
