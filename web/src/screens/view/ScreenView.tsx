// The screen of one route. Loads its code, its texts and the lead's status, and shows an error when one of them fails.
// Does not redirect when the lead is in another state.
import { type ReactNode, useMemo } from 'react'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { PageLoader } from '../../page/PageLoader.tsx'
import { PageTitle } from '../../page/PageTitle.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { canShowScreen } from '../../lead-session/leadNavigation.ts'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { useLeadStatus } from '../../lead-session/useLeadStatus.ts'
import { Callout } from '../../ui/Callout.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './ScreenView.module.css'
import { LoadProblem } from '../frame/LoadProblem.tsx'
import type { ScreenColumns, ScreenRoute, ScreenRow } from '../registry.ts'
import { useLoaded } from '../frame/useLoaded.ts'
import { useStoredAnswers } from './useStoredAnswers.ts'

/** Loaded with the namespaces of the screen. */
const redirectNamespace = 'redirect-notice'

export const ScreenView = ({ route }: { readonly route: ScreenRoute }) => {
  const { name, row } = route
  return row.needsLead ? (
    <LeadScreen key={name} route={route} row={row} />
  ) : (
    <LinkScreen key={name} route={route} row={row} />
  )
}

type RowFor<NeedsLead extends boolean> = Extract<ScreenRow, { needsLead: NeedsLead }>

type ScreenMatch<NeedsLead extends boolean> = {
  readonly route: ScreenRoute
  readonly row: RowFor<NeedsLead>
}

const LeadScreen = ({ route: { name, state }, row }: ScreenMatch<true>) => {
  const t = useTexts()
  const { status, failure, poll, redirectedTo } = useLeadStatus()
  const isRedirected = redirectedTo === state
  const namespaces = useMemo(
    () => (isRedirected ? [...row.namespaces, redirectNamespace] : row.namespaces),
    [row, isRedirected],
  )
  const loading = useLoaded({ load: row.load, namespaces })
  const answers = useStoredAnswers(state)
  const current = status !== null && canShowScreen(state, status.state) ? status : null

  if (loading.outcome === 'failed') {
    return (
      <ScreenPlaceholder columns={row.columns}>
        <LoadProblem reason={loading.reason} onRetry={loading.retry} />
      </ScreenPlaceholder>
    )
  }
  const problem = <RequestProblem failure={failure} onRetry={() => void poll()} />
  if (current !== null && answers.outcome === 'failed') {
    return (
      <ScreenPlaceholder columns={row.columns}>
        <RequestProblem failure={answers.failure} onRetry={answers.retry} />
      </ScreenPlaceholder>
    )
  }
  if (loading.outcome === 'loading' || answers.outcome === 'loading' || current === null) {
    return (
      <ScreenPlaceholder columns={row.columns}>
        {failure === null ? <PageLoader label={t('loading')} /> : problem}
      </ScreenPlaceholder>
    )
  }
  const Screen = loading.loaded
  const { applicationResult, lender } = current
  return (
    <ScreenFrame name={name} columns={row.columns}>
      {problem}
      {isRedirected && <RedirectNotice />}
      {/* The key mounts a new screen when the next lender requires the same step. */}
      <Screen key={`${lender?.key} ${applicationResult?.offerId}`} state={state} status={current} />
    </ScreenFrame>
  )
}

/** Explains the redirect from the opened URL to the screen of the lead's state. */
const RedirectNotice = () => {
  const t = useTexts(redirectNamespace)
  return (
    <Callout kind="info" live>
      {t('text')}
    </Callout>
  )
}

const LinkScreen = ({ route: { name }, row }: ScreenMatch<false>) => {
  const t = useTexts()
  const loading = useLoaded(row)
  if (loading.outcome !== 'ready') {
    return (
      <ScreenPlaceholder columns="single">
        {loading.outcome === 'failed' ? (
          <LoadProblem reason={loading.reason} onRetry={loading.retry} />
        ) : (
          <PageLoader label={t('loading')} neutral />
        )}
      </ScreenPlaceholder>
    )
  }
  const Screen = loading.loaded
  return (
    <ScreenFrame name={name} columns="single">
      <Screen />
    </ScreenFrame>
  )
}

/** Sets the page title and the h1 while the screen loads, and when it fails to load. */
const ScreenPlaceholder = ({ columns, children }: Omit<ScreenFrameProps, 'name'>) => {
  const { product } = useAppContext()
  return (
    <div data-columns={columns}>
      <PageTitle />
      <VisuallyHidden as="h1">{product.displayName}</VisuallyHidden>
      {children}
    </div>
  )
}

type ScreenFrameProps = {
  readonly name: string
  readonly columns?: ScreenColumns | undefined
  readonly children: ReactNode
}

const ScreenFrame = ({ name, columns, children }: ScreenFrameProps) => (
  <section data-screen={name} data-columns={columns} className={styles['screen']}>
    <Stack>{children}</Stack>
  </section>
)
