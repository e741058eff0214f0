// The links of the footer: resume an application, the documents that every page must link to (terms, privacy,
// accessibility statement, imprint), and the privacy choices.
import { Link } from 'wouter'
import { useApplication } from '../context/ApplicationContext.tsx'
import { documentPath } from '../context/documentPath.ts'
import { useAllTexts, useTexts } from '../context/useTexts.ts'
import { PrivacyChoices } from './privacyChoices.ts'
import styles from './FooterLinks.module.css'

export const FooterLinks = () => {
  const { product, basePath } = useApplication()
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
      <li>
        <Link href="/continue">{t('footer>continue')}</Link>
      </li>
      {links.map(([path, label]) => (
        <li key={path}>
          <a href={`${basePath}/${documentPath(path, product, language)}`}>{label}</a>
        </li>
      ))}
      <li>
        <PrivacyChoices />
      </li>
    </ul>
  )
}
