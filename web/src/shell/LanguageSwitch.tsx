// The product's other languages, each named in itself; switching loses nothing that was typed.
import { useApplication } from '../context/ApplicationContext.tsx'
import { languageTagOf } from '../context/languageTag.ts'
import { useAllTexts, useTexts } from '../context/useTexts.ts'
import { switchLanguage } from '../i18n/texts.ts'
import { notify } from '../lib/notify.ts'
import styles from './LanguageSwitch.module.css'

const nameOf = (tag: string): string => {
  const language = tag.split('-')[0] ?? tag
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

export const LanguageSwitch = () => {
  const { product, store, texts } = useApplication()
  const t = useTexts()
  const { language } = useAllTexts()
  const choose = async (locale: string) => {
    if (await switchLanguage(texts, locale)) store.updateUi({ locale })
    else notify(t('requestProblems>offline'))
  }
  return (
    <nav aria-label={t('language')}>
      {product.locales
        .filter((locale) => locale !== language)
        .map((locale) => {
          const tag = languageTagOf(product, locale)
          return (
            <button
              key={locale}
              type="button"
              lang={tag}
              className={styles['language']}
              onClick={() => void choose(locale)}
            >
              {nameOf(tag)}
            </button>
          )
        })}
    </nav>
  )
}
