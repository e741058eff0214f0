// The footer: in full on the start, the review and outside the application. On the other pages, the steps of lenders
// and the outcomes, the notices, the contact and the documents are folded under one sentence.
import { memo, type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { useAppContext } from '../app-context/AppContext.tsx'
import { useChainPage, useIsReview } from '../form/page/useChainPage.ts'
import { useIsHydrated } from '../lib/useIsHydrated.ts'
import { LegalNotices } from '../page/LegalNotices.tsx'
import { Footer } from '../ui/PageFrame.tsx'
import { useTexts } from '../texts/useTexts.ts'
import { Disclosure } from '../ui/Disclosure.tsx'
import { optionalComponent } from '../loading/lazyComponents.tsx'
import { Contact } from './Contact.tsx'
import { DataButtons, FooterLinks } from './FooterLinks.tsx'
import { isLinkPath } from './isLinkPath.ts'
import { useIsShellHidden } from './useIsShellHidden.ts'

const FoldedNotices = optionalComponent(async () => (await import('../page/FoldedNotices.tsx')).FoldedNotices)

type ShellFooterProps = { readonly logo: ReactNode; readonly onCleared: () => void }

export const ShellFooter = ({ logo, onCleared }: ShellFooterProps) => {
  const page = useChainPage()
  const [path] = useLocation()
  const isReview = useIsReview()
  const isSlim = page === undefined ? !isReview && !isLinkPath(path) : page.index > 0
  return (
    <FooterContent
      logo={logo}
      onCleared={onCleared}
      isHidden={useIsShellHidden()}
      isSlim={isSlim}
      // The review itself has the notice about personal data.
      hasDataNotice={page === undefined ? !isReview : !isSlim}
    />
  )
}

type FooterContentProps = ShellFooterProps & {
  readonly isHidden: boolean
  readonly isSlim: boolean
  readonly hasDataNotice: boolean
}

/** Does not read the location, so that a navigation between two pages of the form does not render it. */
const FooterContent = memo(({ logo, onCleared, isHidden, isSlim, hasDataNotice }: FooterContentProps) => {
  const { footerText } = useAppContext().product.pageData
  return (
    <Footer hidden={isHidden} slim={isSlim}>
      {!isSlim && <div>{logo}</div>}
      <Folded isFolded={isSlim}>
        <LegalNotices position="footer" appearance="plain" />
        <p id="help" tabIndex={-1}>
          <Contact />
        </p>
        <FooterLinks isSlim={isSlim} />
      </Folded>
      <DataButtons onCleared={isHidden ? undefined : onCleared} />
      <p>
        <span translate="no">{`© ${footerText} - `}</span>
        <CurrentYear />
      </p>
      {hasDataNotice && <FoldedNotices position="footer-folded" />}
    </Footer>
  )
})

/** The sentence is the first one of a notice that each country has: whether the brand lends money itself. */
const Folded = ({ isFolded, children }: { readonly isFolded: boolean; readonly children: ReactNode }) => {
  const t = useTexts('legal')
  return isFolded ? (
    <Disclosure summary={t('credit-intermediary>text').split('. ')[0]}>{children}</Disclosure>
  ) : (
    children
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
