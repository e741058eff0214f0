// The footer: in full on the start, the review and the screens. On the other pages of the form, the contact and the
// documents are folded.
import { type ReactNode, useState } from 'react'
import { useAppContext } from '../app-context/AppContext.tsx'
import { useChainPage } from '../form/useChainPage.ts'
import { useIsHydrated } from '../lib/useIsHydrated.ts'
import { LegalNotices } from '../page/LegalNotices.tsx'
import { Footer } from '../ui/PageFrame.tsx'
import { useTexts } from '../texts/useTexts.ts'
import { Disclosure } from '../ui/Disclosure.tsx'
import { Contact } from './Contact.tsx'
import { DataButtons, FooterLinks } from './FooterLinks.tsx'
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
      <LegalNotices position="footer" appearance="plain" />
      {!isSlim && <LegalNotices position="footer-folded" appearance="folded" />}
      <Folded isFolded={isSlim}>
        <p id="help" tabIndex={-1}>
          <Contact />
        </p>
        <FooterLinks isSlim={isSlim} />
      </Folded>
      <DataButtons onCleared={isHidden ? undefined : onCleared} />
      <p className={styles['copyright']}>
        <span translate="no">{`© ${footerText} - `}</span>
        <CurrentYear />
      </p>
    </Footer>
  )
}

const Folded = ({ isFolded, children }: { readonly isFolded: boolean; readonly children: ReactNode }) => {
  const t = useTexts()
  return isFolded ? <Disclosure summary={t('footer>about')}>{children}</Disclosure> : children
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
