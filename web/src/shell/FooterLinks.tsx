// The links of the footer: resume an application, the documents that every page must link to (terms, privacy,
// accessibility statement, imprint), the privacy choices, and the button that clears the data.
import { memo } from 'react'
import { Link } from 'wouter'
import { useAppContext } from '../app-context/AppContext.tsx'
import { buildDocumentPath } from '../i18n/buildDocumentPath.ts'
import { useAllTexts, useTexts } from '../texts/useTexts.ts'
import { optionalComponent } from '../loading/lazyComponents.tsx'
import { PrivacyChoices } from './privacyChoices.ts'
import { useHasAnswers } from './useHasAnswers.ts'
import styles from './FooterLinks.module.css'

const ClearData = optionalComponent(async () => (await import('./SavedAnswers.tsx')).ClearDataItem)

type FooterLinksProps = {
  /** On the pages of the form the applicant continues an application already. */
  readonly isSlim: boolean
}

export const FooterLinks = memo(({ isSlim }: FooterLinksProps) => {
  const { product, basePath } = useAppContext()
  const t = useTexts()
  const { language } = useAllTexts()
  const { terms, privacy, accessibility, imprint } = product.paths
  const links = [
    [terms, t('footer>terms')],
    [privacy, t('footer>privacy')],
    [accessibility, t('footer>accessibility')],
    ...(imprint === undefined ? [] : [[imprint, t('footer>imprint')] as const]),
  ] as const
  return (
    <ul className={styles['links']}>
      {!isSlim && (
        <li>
          <Link href="/continue">{t('footer>continue')}</Link>
        </li>
      )}
      {links.map(([path, label]) => (
        <li key={path}>
          <a href={`${basePath}/${buildDocumentPath(path, product, language)}`}>{label}</a>
        </li>
      ))}
    </ul>
  )
})

type DataButtonsProps = {
  /** Without it there is no button that clears the data. */
  readonly onCleared: (() => void) | undefined
}

export const DataButtons = memo(({ onCleared }: DataButtonsProps) => {
  const hasAnswers = useHasAnswers()
  return (
    <ul className={styles['links']}>
      <li>
        <PrivacyChoices />
      </li>
      <li>{hasAnswers && onCleared !== undefined && <ClearData onCleared={onCleared} />}</li>
    </ul>
  )
})
