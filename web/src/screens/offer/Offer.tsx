// The screen of all offer states: one offer, several to choose from, or one that is adjustable within the lender's
// limits. No offer is preselected, and the applicant accepts only the shown figures. A decline continues with the next
// lender, so the screen has no skip button.
import type { LeadStatus } from '@loan/domain/contract/lead'
import { isStateOfKind, lenderSteps, type StateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { Suspense, useMemo } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import { withPageResources } from '../../form/page/withPageResources.tsx'
import { PageLoader } from '../../page/PageLoader.tsx'
import type { LeadScreenProps } from '../frame/leadScreenProps.ts'
import { OfferScreen } from './OfferScreen.tsx'

type OffersState = StateOfKind<'offers'>

const noQuestions: readonly NamedDataPoint[] = []

type OfferProps = { readonly state: OffersState; readonly status: LeadStatus; readonly names: readonly string[] }

type LoadedProps = OfferProps & { readonly dataPoints: readonly NamedDataPoint[] }

const LoadedOffer = ({ state, status, names, dataPoints }: LoadedProps) => {
  const requiredKeys = names.join(' ')
  const questions = useMemo(() => {
    const requiredNames = requiredKeys.split(' ')
    return dataPoints.filter(({ name }) => requiredNames.includes(name))
  }, [dataPoints, requiredKeys])
  return <OfferScreen state={state} status={status} questions={questions} />
}

const OfferWithQuestions = withPageResources(
  ({ state }: OfferProps) => ({ key: state, section: 'loan-information', dataPoints: lenderSteps[state].dataPoints }),
  LoadedOffer,
)

export const Offer = ({ state, status }: LeadScreenProps) => {
  if (!isStateOfKind(state, 'offers')) throw new Error(`State ${state} has no offers`)
  const t = useTexts()
  const names = status.questions?.dataPoints ?? []
  if (names.length === 0) return <OfferScreen state={state} status={status} questions={noQuestions} />
  // The whole screen waits for the questions: fields that appear later would move the buttons below them.
  return (
    <Suspense fallback={<PageLoader label={t('loading')} />}>
      <OfferWithQuestions state={state} status={status} names={names} />
    </Suspense>
  )
}
