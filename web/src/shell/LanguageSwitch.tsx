// Buttons for the product's other languages, each with its own name. A switch preserves typed answers.
import { useAppContext } from '../app-context/AppContext.tsx'
import { toLanguageTag } from '../i18n/toLanguageTag.ts'
import { useAllTexts, useTexts } from '../texts/useTexts.ts'
import { getToasts } from '../lib/notify.ts'
import styles from './LanguageSwitch.module.css'

export const LanguageSwitch = () => {
  const app = useAppContext()
  const { product, store, texts, languages } = app
  const t = useTexts()
  const { language } = useAllTexts()
  const choose = async (locale: string) => {
    if (await texts.switchLanguage(locale)) store.updateUi({ locale })
    else getToasts(app).notify(t('requestProblems>offline'))
  }
  return (
    <nav aria-label={t('language')}>
      {product.locales
        .filter((locale) => locale !== language)
        .map((locale) => (
          <button
            key={locale}
            type="button"
            lang={toLanguageTag(product, locale)}
            className={styles['language']}
            onClick={() => void choose(locale)}
          >
            {languages[locale]?.name}
          </button>
        ))}
    </nav>
  )
}
