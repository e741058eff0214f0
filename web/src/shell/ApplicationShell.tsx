// Header, main and footer around every page and screen (spec 2.32 to 2.45). Nothing of it is there inside a frame;
// what is hidden is out of the tab order too.
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
const Forgotten = extraPart(async () => (await import('./Forgotten.tsx')).Forgotten)
const Keeping = extraPart(async () => (await import('./Keeping.tsx')).Keeping)

type ApplicationShellProps = { readonly logo: ReactNode; readonly children: ReactNode }

export const ApplicationShell = ({ logo, children }: ApplicationShellProps) => {
  const { product, texts, isEmbedded } = useApplication()
  const t = useTexts()
  // A prerendered page is first drawn as it came, so that what was typed in it meanwhile stays; the style sheet hides
  // what a frame does not have until then.
  const [isFramed, setFramed] = useState(false)
  useEffect(() => setFramed(isEmbedded), [isEmbedded])
  // A page drawn anew holds nothing of what stood in it before the answers were removed.
  const [clears, setClears] = useState(0)
  const renderAgain = useCallback(() => setClears((count) => count + 1), [])
  const page = <Fragment key={clears}>{children}</Fragment>
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
            <Hideable part={Header}>
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
            <Hideable part={Footer}>
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
        <KeepingOfAnswers onCleared={() => setClears(clears + 1)} />
        {isFramed && <PrivacyChoices />}
      </PageFrame>
    </>
  )
}

type HideableProps = { readonly part: typeof Header | typeof Footer; readonly children: ReactNode }

/** Asks for the address by itself: a page that is turned draws nothing anew around it. */
const Hideable = ({ part: Part, children }: HideableProps) => {
  const [path] = useLocation()
  const { uiColors = {} } = useApplication().product
  const hasCustomColours = useApplicationState(({ ui }) => Object.keys({ ...uiColors, ...ui.colors }).length > 0)
  return <Part hidden={path.includes('continue') || hasCustomColours}>{children}</Part>
}

const AsideWhereWide = () => {
  const t = useTexts()
  return useIsWide() ? (
    <AsideColumn label={t('help')}>
      <Aside />
    </AsideColumn>
  ) : null
}

/** Of an application that has come to its end, what is kept leads back to its outcome: that can be removed too. */
const KeepingOfAnswers = ({ onCleared }: { readonly onCleared: () => void }) => {
  const hasAnswers = useApplicationState(
    ({ dynamicPages, leadApplication }) => leadApplication.lead !== null || Object.keys(dynamicPages.drafts).length > 0,
  )
  return hasAnswers ? <Keeping onCleared={onCleared} /> : null
}

/** `data-loading` on the document while a loader takes the place of the page: for style sheets and tests. */
const LoadingMark = () => {
  const isLoading = useApplicationState((state) => state.isLoading)
  useEffect(() => {
    document.documentElement.toggleAttribute('data-loading', isLoading)
  }, [isLoading])
  return null
}

const ForgottenAnswers = ({ onForgotten }: { readonly onForgotten: () => void }) => {
  const reason = useSyncExternalStore(subscribeForgotten, readForgotten, () => null)
  return reason === null ? null : <Forgotten reason={reason} onForgotten={onForgotten} />
}

/** The prerendered page may be read in a later year than it was built in. */
const CurrentYear = () => {
  const [year, setYear] = useState<number>(() => new Date().getFullYear())
  useEffect(() => setYear(new Date().getFullYear()), [])
  return <span suppressHydrationWarning>{year}</span>
}
