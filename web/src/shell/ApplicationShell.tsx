// Header, main and footer around every page and screen (spec 2.32 to 2.45). Header and footer are absent inside a
// frame. Hidden ones are also out of the tab order.
import { Fragment, type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'wouter'
import { useApplication, useApplicationState } from '../context/ApplicationContext.tsx'
import { languageTagOf } from '../context/languageTag.ts'
import { extraPart } from '../context/laterParts.tsx'
import { LegalNotices } from '../context/LegalNotices.tsx'
import { useTexts } from '../context/useTexts.ts'
import { readForgotten, subscribeForgotten } from '../lib/forgotten.ts'
import { JumpLink } from '../ui/JumpLink.tsx'
import { AsideColumn, Footer, Header, PageFrame } from '../ui/PageFrame.tsx'
import { ConnectionState } from './ConnectionState.tsx'
import { Contact } from './Contact.tsx'
import { SkipLink } from '../ui/SkipLink.tsx'
import { FooterLinks } from './FooterLinks.tsx'
import { useIsWide } from './useIsWide.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { PrivacyChoices } from './privacyChoices.ts'
import styles from './ApplicationShell.module.css'

const Aside = extraPart(async () => (await import('./Aside.tsx')).Aside)
const ForgottenCallout = extraPart(async () => (await import('./ForgottenCallout.tsx')).ForgottenCallout)
const SavedAnswers = extraPart(async () => (await import('./SavedAnswers.tsx')).SavedAnswers)

type ApplicationShellProps = { readonly logo: ReactNode; readonly children: ReactNode }

export const ApplicationShell = ({ logo, children }: ApplicationShellProps) => {
  const { product, texts, isEmbedded } = useApplication()
  const t = useTexts()
  // The first render matches the prerendered page, so that hydration preserves typed answers. Until the second render
  // the style sheet hides what a frame does not have.
  const [isFramed, setFramed] = useState(false)
  useEffect(() => setFramed(isEmbedded), [isEmbedded])
  // Remounts the page after the answers were deleted, so that no control still shows them.
  const [clearCount, setClearCount] = useState(0)
  const renderAgain = useCallback(() => setClearCount((count) => count + 1), [])
  const page = <Fragment key={clearCount}>{children}</Fragment>
  const { footerText, layoutClassName, mainClassName } = product.pageData

  useEffect(() => {
    document.documentElement.lang = languageTagOf(product, texts.language)
  }, [product, texts, t])

  return (
    <>
      {!isFramed && <SkipLink>{t('skipToContent')}</SkipLink>}
      <PageFrame
        header={
          !isFramed && (
            <Hideable component={Header}>
              <Link href="/" className={styles['logo']} aria-label={t('home')}>
                {logo}
              </Link>
              <LanguageSwitch />
              <JumpLink className={styles['help']} href="#help">
                {t('help')}
              </JumpLink>
            </Hideable>
          )
        }
        aside={!isFramed && <AsideWhereWide />}
        layoutClassName={layoutClassName}
        mainClassName={mainClassName}
        footer={
          !isFramed && (
            <Hideable component={Footer}>
              <div className={styles['logo']}>{logo}</div>
              <LegalNotices place="footer" look="plain" />
              <LegalNotices place="footer-folded" look="folded" />
              <p id="help" tabIndex={-1}>
                <Contact />
              </p>
              <FooterLinks />
              <p className={styles['copyright']}>
                <span translate="no">{`© ${footerText} - `}</span>
                <CurrentYear />
              </p>
            </Hideable>
          )
        }
      >
        <ConnectionState />
        <LoadingMark />
        <ForgottenAnswers onForgotten={renderAgain} />
        {page}
        <SavedAnswersIfAny onCleared={() => setClearCount(clearCount + 1)} />
        {isFramed && <PrivacyChoices />}
      </PageFrame>
    </>
  )
}

type HideableProps = { readonly component: typeof Header | typeof Footer; readonly children: ReactNode }

/** Reads the location itself, so that a navigation does not render the whole shell again. */
const Hideable = ({ component: Component, children }: HideableProps) => {
  const [path] = useLocation()
  const { uiColors = {} } = useApplication().product
  const hasCustomColours = useApplicationState(({ ui }) => Object.keys({ ...uiColors, ...ui.colors }).length > 0)
  return <Component hidden={path.includes('continue') || hasCustomColours}>{children}</Component>
}

const AsideWhereWide = () => {
  const t = useTexts()
  return useIsWide() ? (
    <AsideColumn label={t('help')}>
      <Aside />
    </AsideColumn>
  ) : null
}

/** Also shown for a completed application, whose stored lead opens its outcome and can be deleted. */
const SavedAnswersIfAny = ({ onCleared }: { readonly onCleared: () => void }) => {
  const hasAnswers = useApplicationState(
    ({ dynamicPages, leadApplication }) => leadApplication.lead !== null || Object.keys(dynamicPages.drafts).length > 0,
  )
  return hasAnswers ? <SavedAnswers onCleared={onCleared} /> : null
}

/** Sets `data-loading` on the document while a loader replaces the page, for style sheets and tests. */
const LoadingMark = () => {
  const isLoading = useApplicationState((state) => state.isLoading)
  useEffect(() => {
    document.documentElement.toggleAttribute('data-loading', isLoading)
  }, [isLoading])
  return null
}

const ForgottenAnswers = ({ onForgotten }: { readonly onForgotten: () => void }) => {
  const reason = useSyncExternalStore(subscribeForgotten, readForgotten, () => null)
  return reason === null ? null : <ForgottenCallout reason={reason} onForgotten={onForgotten} />
}

/** The prerendered page may be shown in a later year than the year of the build. */
const CurrentYear = () => {
  const [year, setYear] = useState<number>(() => new Date().getFullYear())
  useEffect(() => setYear(new Date().getFullYear()), [])
  return <span suppressHydrationWarning>{year}</span>
}
