// The texts, as i18next reads them.
import i18next, { type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next'

/** The build defines it (buildConventional.ts). */
declare const conventionalTexts: Resource

export const startTexts = (): Promise<unknown> =>
  i18next.use(initReactI18next).init({
    lng: 'pl',
    fallbackLng: 'pl',
    defaultNS: 'form',
    resources: conventionalTexts,
    interpolation: { escapeValue: false },
  })
