// Header, main and footer around every page and screen (spec 2.32 to 2.45). Header and footer are absent inside a
// frame. Hidden ones are also out of the tab order.
import { Fragment, type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { useAppContext, useApplicationState } from '../app-context/AppContext.tsx'
import { toLanguageTag } from '../i18n/toLanguageTag.ts'
import { optionalComponent } from '../loading/lazyComponents.tsx'
import { useAllTexts, useTexts } from '../texts/useTexts.ts'
import { useIsHydrated } from '../lib/useIsHydrated.ts'
import { getClearedData } from '../lib/clearedData.ts'
import { JumpLink } from '../ui/JumpLink.tsx'
import { AsideColumn, Header, PageFrame } from '../ui/PageFrame.tsx'
import { SkipLink } from '../ui/SkipLink.tsx'
import { hasLoanBar, useChainPage } from '../form/page/useChainPage.ts'
import { Contact } from './Contact.tsx'
import { FooterLinks } from './FooterLinks.tsx'
import { ShellFooter } from './ShellFooter.tsx'
import { useHasAnswers } from './useHasAnswers.ts'
import { useIsShellHidden } from './useIsShellHidden.ts'
import { TopBandContext } from '../ui/TopBandContext.ts'
import { useIsWide } from './useIsWide.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { PrivacyChoices } from './privacyChoices.ts'

const Aside = optionalComponent(async () => (await import('./Aside.tsx')).Aside)
const ConnectionState = optionalComponent(async () => (await import('./ConnectionState.tsx')).ConnectionState)
const DataClearedCallout = optionalComponent(async () => (await import('./DataClearedCallout.tsx')).DataClearedCallout)
const SavedAnswers = optionalComponent(async () => (await import('./SavedAnswers.tsx')).SavedAnswers)

type ApplicationShellProps = { readonly logo: ReactNode; readonly children: ReactNode }

export const ApplicationShell = ({ logo, children }: ApplicationShellProps) => {
  const { product, isEmbedded } = useAppContext()
  const { language } = useAllTexts()
  const t = useTexts()
  // Until the page is hydrated, the style sheet hides what a frame does not have.
  const isFramed = useIsHydrated() && isEmbedded
  // Remounts the page after the answers were deleted, so that no control still shows them.
  const [clearCount, setClearCount] = useState(0)
  const renderAgain = useCallback(() => setClearCount((count) => count + 1), [])
  const page = <Fragment key={clearCount}>{children}</Fragment>
  const band = useMemo(
    () => ({ logo, languages: <LanguageSwitch />, contact: <Contact />, documents: <FooterLinks isSlim={false} /> }),
    [logo],
  )
  const { layoutClassName, mainClassName } = product.pageData

  useEffect(() => {
    document.documentElement.lang = toLanguageTag(product, language)
  }, [product, language])

  return (
    <>
      {!isFramed && <SkipLink>{t('skipToContent')}</SkipLink>}
      <PageFrame
        header={
          !isFramed && (
            <ShellHeader>
              <Link href="/" aria-label={t('home')}>
                {logo}
              </Link>
              <LanguageSwitch />
              <JumpLink href="#help">{t('help')}</JumpLink>
            </ShellHeader>
          )
        }
        aside={!isFramed && <AsideWhereWide />}
        layoutClassName={layoutClassName}
        mainClassName={mainClassName}
        footer={!isFramed && <ShellFooter logo={logo} onCleared={renderAgain} />}
      >
        <ConnectionState />
        <LoadingMark />
        <ClearedAnswers onDataCleared={renderAgain} />
        <TopBandContext value={isFramed ? null : band}>{page}</TopBandContext>
        <PageEnd isFramed={isFramed} onCleared={renderAgain} />
        {isFramed && <PrivacyChoices />}
      </PageFrame>
    </>
  )
}

/** Reads the location itself, so that a navigation does not render the whole shell again. */
const ShellHeader = ({ children }: { readonly children: ReactNode }) => (
  <Header hidden={useIsShellHidden()}>{children}</Header>
)

const AsideWhereWide = () => {
  const t = useTexts()
  return useIsWide() ? (
    <AsideColumn label={t('help')}>
      <Aside />
    </AsideColumn>
  ) : null
}

type PageEndProps = { readonly isFramed: boolean; readonly onCleared: () => void }

/** Without a visible footer, what every page needs of it is in the page. */
const PageEnd = ({ isFramed, onCleared }: PageEndProps) => {
  const hasNoFooter = useIsShellHidden() || isFramed
  const hasAnswers = useHasAnswers()
  const page = useChainPage()
  const hasBar = page !== undefined && hasLoanBar(page)
  return hasAnswers || hasNoFooter ? (
    <SavedAnswers
      hasAnswers={hasAnswers}
      hasNoFooter={hasNoFooter}
      isFramed={isFramed}
      hasBar={hasBar}
      onCleared={onCleared}
    />
  ) : null
}

/** Sets `data-loading` on the document while a loader replaces the page, for style sheets and tests. */
const LoadingMark = () => {
  const isLoading = useApplicationState((state) => state.isLoading)
  useEffect(() => {
    document.documentElement.toggleAttribute('data-loading', isLoading)
  }, [isLoading])
  return null
}

const ClearedAnswers = ({ onDataCleared }: { readonly onDataCleared: () => void }) => {
  const { subscribe, read } = getClearedData(useAppContext())
  const reason = useSyncExternalStore(subscribe, read, () => null)
  return reason === null ? null : <DataClearedCallout key={reason} reason={reason} onDataCleared={onDataCleared} />
}
