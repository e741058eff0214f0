// The screen of one state: waits for its code, its texts and the lead's status, and says so in words where one of them
// does not come. Going elsewhere when the lead is in another state is the journey's business.
import { parseProgressState, screenNameOf, type StateName } from '@loan/domain/states'
import type { ReactNode } from 'react'
import { useTexts } from '../context/useTexts.ts'
import { mayShow } from '../journey/followState.ts'
import { RequestProblem } from '../context/RequestProblem.tsx'
import { useLeadStatus } from '../journey/useLeadStatus.ts'
import { Loader } from '../ui/Loader.tsx'
import { Stack } from '../ui/Stack.tsx'
import { LoadProblem } from './LoadProblem.tsx'
import { type ScreenRow, screenRowOf } from './registry.ts'
import { useLoaded } from './useLoaded.ts'

export const ScreenView = ({ state }: { readonly state: StateName }) => {
  const row = screenRowOf(state)
  return row.needs === 'lead' ? (
    <LeadScreen key={state} state={state} row={row} />
  ) : (
    <LinkScreen key={state} state={state} row={row} />
  )
}

type RowFor<Needs extends ScreenRow['needs']> = Extract<ScreenRow, { needs: Needs }>

const LeadScreen = ({ state, row }: { readonly state: StateName; readonly row: RowFor<'lead'> }) => {
  const t = useTexts()
  const { status, failure, ask } = useLeadStatus()
  const loading = useLoaded(row)
  const current = status !== null && mayShow(state, parseProgressState(status.progressState)) ? status : null

  if (loading.outcome === 'failed') return <LoadProblem onRetry={loading.retry} />
  const problem = <RequestProblem failure={failure} onRetry={() => void ask()} />
  if (loading.outcome === 'loading' || current === null) {
    return failure === null ? <Loader label={t('loading')} /> : problem
  }
  const Screen = loading.loaded
  const { applicationResult } = current
  return (
    <ScreenFrame state={state}>
      {problem}
      {/* The next lender may want the same step: that is another screen. */}
      <Screen key={`${applicationResult?.partner?.key} ${applicationResult?.offerId}`} state={state} status={current} />
    </ScreenFrame>
  )
}

const LinkScreen = ({ state, row }: { readonly state: StateName; readonly row: RowFor<'link'> }) => {
  const t = useTexts()
  const loading = useLoaded(row)
  if (loading.outcome === 'failed') return <LoadProblem onRetry={loading.retry} />
  if (loading.outcome === 'loading') return <Loader label={t('loading')} neutral />
  const Screen = loading.loaded
  return (
    <ScreenFrame state={state}>
      <Screen />
    </ScreenFrame>
  )
}

const ScreenFrame = ({ state, children }: { readonly state: StateName; readonly children: ReactNode }) => (
  <section data-screen={screenNameOf(state)}>
    <Stack>{children}</Stack>
  </section>
)
