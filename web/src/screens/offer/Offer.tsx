// The offer states: one offer to accept or decline, or several to choose from. Nothing is chosen for anybody.
// Declining asks the next lender: no other way past the lender stands beside it.
import type { Offer as LenderOffer } from '@loan/domain/contract/offer'
import { LegalNotices } from '../../context/LegalNotices.tsx'
import { useTexts } from '../../context/useTexts.ts'
import { RequestProblem } from '../../context/RequestProblem.tsx'
import { useLeadAction } from '../../journey/useLeadAction.ts'
import { Button } from '../../ui/Button.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { lenderNameOf } from '../lenderName.ts'
import type { LeadScreenProps } from '../registry.ts'
import { ScreenForm, textOf } from '../ScreenForm.tsx'
import { ScreenHeading } from '../ScreenHeading.tsx'
import { useScreenErrors } from '../useScreenErrors.ts'
import { offerCallOf } from './offerCalls.ts'
import { OfferCard } from './OfferCard.tsx'

const choiceName = 'offerId'
const choiceId = 'offer-choice'

export const Offer = ({ state, status }: LeadScreenProps) => {
  const t = useTexts('offer')
  const endpoint = offerCallOf(state)
  const accept = useLeadAction(endpoint)
  const decline = useLeadAction(endpoint)
  const errors = useScreenErrors()
  const { offers } = status
  const [first] = offers
  const isChoice = offers.length > 1
  const failure = accept.failure ?? decline.failure
  // The lead is there, as its status shows; what is gone is the offer.
  const hasExpired = failure?.outcome === 'http' && failure.httpStatus === 410
  const isBusy = accept.isBusy || decline.isBusy

  const submit = (values: FormData) => {
    const chosen = isChoice ? offers.find(({ id }) => id === textOf(values, choiceName)) : first
    if (chosen === undefined) {
      return errors.refuse([{ name: choiceName, id: choiceId, text: t('chooseRequired') }])
    }
    errors.clear()
    void accept.run(({ id }) => ({ body: { id, offerId: chosen.id, decision: 'accept' } }))
  }
  const refuseAll = ({ id: offerId }: LenderOffer) =>
    void decline.run(({ id }) => ({ body: { id, offerId, decision: 'decline' } }))

  return (
    <>
      <ScreenHeading
        title={t(isChoice ? 'titleSeveral' : 'title')}
        help={isChoice ? t('helpSeveral') : t('help', { lender: lenderNameOf(status) ?? '' })}
        hasErrors={errors.list.length > 0}
      />
      <LegalNotices place="offer-figures" />
      {hasExpired ? (
        <Notice kind="warning" live>
          {t('expired')}
        </Notice>
      ) : (
        <RequestProblem
          failure={failure}
          {...(decline.failure !== null && first !== undefined && { onRetry: () => refuseAll(first) })}
        />
      )}
      <ScreenForm errors={errors} onSubmit={submit}>
        {isChoice ? (
          <Fieldset id="offers" legend={t('choose')} error={errors.of(choiceName)}>
            <Stack>
              {offers.map((offer, index) => (
                <OfferCard
                  key={offer.id}
                  offer={offer}
                  choice={{ name: choiceName, id: index === 0 ? choiceId : `${choiceId}-${index + 1}` }}
                />
              ))}
            </Stack>
          </Fieldset>
        ) : (
          first !== undefined && <OfferCard offer={first} />
        )}
        {first !== undefined && (
          <Stack gap="close">
            {(isChoice || !hasExpired) && (
              <Button type="submit" fullWidth busy={isBusy}>
                {t(isChoice ? 'acceptChosen' : 'accept')}
              </Button>
            )}
            <Stack gap="tight">
              <Button
                variant="secondary"
                fullWidth
                busy={isBusy}
                describedBy="decline-help"
                onClick={() => refuseAll(first)}
              >
                {t(isChoice ? 'declineSeveral' : 'decline')}
              </Button>
              <Text id="decline-help" size="small" muted>
                {t('declineHelp')}
              </Text>
            </Stack>
          </Stack>
        )}
      </ScreenForm>
      <LegalNotices place="offer" />
    </>
  )
}
