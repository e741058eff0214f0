// Buttons for the product's other languages, each with its own name. A switch preserves typed answers.
import { useApplication } from '../context/ApplicationContext.tsx'
import { languageTagOf } from '../context/languageTag.ts'
import { useAllTexts, useTexts } from '../context/useTexts.ts'
import { notify } from '../lib/notify.ts'
import styles from './LanguageSwitch.module.css'

export const LanguageSwitch = () => {
  const { product, store, texts, languages } = useApplication()
  const t = useTexts()
  const { language } = useAllTexts()
  const choose = async (locale: string) => {
    if (await texts.switchLanguage(locale)) store.updateUi({ locale })
    else notify(t('requestProblems>offline'))
  }
  return (
    <nav aria-label={t('language')}>
      {product.locales
        .filter((locale) => locale !== language)
        .map((locale) => (
          <button
            key={locale}
            type="button"
            lang={languageTagOf(product, locale)}
            className={styles['language']}
            onClick={() => void choose(locale)}
          >
            {languages[locale]?.name}
          </button>
        ))}
    </nav>
  )
}
