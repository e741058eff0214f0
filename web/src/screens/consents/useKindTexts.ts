// Texts of one consent state: its own in the locale (`kinds`, by screen name), or those that all consent states share.
import { toScreenName, type StateName } from '@loan/domain/states'
import { useAllTexts } from '../../texts/useTexts.ts'
import type { TextParams } from '../../i18n/findText.ts'

/** Explanations before the consents: the kind of product, and the query of a credit register. */
const detailNames = ['product', 'query'] as const

export type PolicyDetail = { readonly name: string; readonly title: string; readonly text: string }

export type KindTexts = {
  readonly text: (name: 'title' | 'help', params: TextParams) => string
  readonly buildDetails: (params: TextParams) => readonly PolicyDetail[]
}

export const useKindTexts = (state: StateName): KindTexts => {
  const texts = useAllTexts()
  const t = texts.of('consents')
  const screenName = toScreenName(state)
  return {
    text: (name, params) => {
      const ownKey = `kinds>${screenName}>${name}`
      // `t` gets the template instead of `ownKey`, because the check of used texts reads its argument.
      return texts.has('consents', ownKey) ? t(`kinds>${screenName}>${name}`, params) : t(name, params)
    },
    buildDetails: (params) =>
      detailNames
        .filter((name) => texts.has('consents', `kinds>${screenName}>details>${name}>text`))
        .map((name) => ({
          name,
          title: t(`kinds>${screenName}>details>${name}>title`, params),
          text: t(`kinds>${screenName}>details>${name}>text`, params),
        })),
  }
}
