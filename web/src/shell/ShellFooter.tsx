// The footer: in full on the start, the review and the screens, in one line with its documents, the contact and the
// button that clears the data on the other pages of the form.
import { type ReactNode, useState } from 'react'
import { useAppContext } from '../app-context/AppContext.tsx'
import { useChainPage } from '../form/useChainPage.ts'
import { useIsHydrated } from '../lib/useIsHydrated.ts'
import { LegalNotices } from '../page/LegalNotices.tsx'
import { Footer } from '../ui/PageFrame.tsx'
import { Contact } from './Contact.tsx'
import { FooterLinks } from './FooterLinks.tsx'
import { useIsShellHidden } from './useIsShellHidden.ts'
import styles from './ApplicationShell.module.css'

type ShellFooterProps = { readonly logo: ReactNode; readonly onCleared: () => void }

export const ShellFooter = ({ logo, onCleared }: ShellFooterProps) => {
  const { footerText } = useAppContext().product.pageData
  const isHidden = useIsShellHidden()
  const page = useChainPage()
  const isSlim = page !== undefined && page.index > 0
  return (
    <Footer hidden={isHidden} slim={isSlim}>
      {!isSlim && <div className={styles['logo']}>{logo}</div>}
      {!isSlim && <LegalNotices position="footer" appearance="plain" />}
      {!isSlim && <LegalNotices position="footer-folded" appearance="folded" />}
      <p id="help" tabIndex={-1}>
        <Contact />
      </p>
      <FooterLinks isSlim={isSlim} onCleared={isHidden ? undefined : onCleared} />
      {isSlim && <LegalNotices position="footer" appearance="plain" />}
      <p className={styles['copyright']}>
        <span translate="no">{`© ${footerText} - `}</span>
        <CurrentYear />
      </p>
    </Footer>
  )
}

/** The prerendered page may be shown in a later year than the year of the build. */
const CurrentYear = () => {
  const [year] = useState(() => new Date().getFullYear())
  // React does not correct the text of a hydrated element; the key replaces the element.
  return (
    <span key={String(useIsHydrated())} suppressHydrationWarning>
      {year}
    </span>
  )
}
