// The legal notices on the terms of offers. Between one offer and its button they are open. Between several offers and
// the button they are folded: the summary says in short what they say, so that it is known before an offer is accepted.
import { useAppContext } from '../../app-context/AppContext.tsx'
import { LegalNotices } from '../../page/LegalNotices.tsx'
import { useAllTexts } from '../../texts/useTexts.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Stack } from '../../ui/Stack.tsx'

const position = 'offer-terms'

export const OfferTermsNotices = ({ hasSeveralOffers }: { readonly hasSeveralOffers: boolean }) => {
  const { notices } = useAppContext().product.country
  const texts = useAllTexts()
  const t = texts.of('legal')
  const open = (
    <Stack gap="close">
      <LegalNotices position={position} />
    </Stack>
  )
  if (!hasSeveralOffers) return open
  const summary = notices
    .filter(({ where }) => where.some((one) => one === position))
    .map(({ key }) => (texts.has('legal', `${key}>short`) ? t(`${key}>short`) : t(`${key}>title`)))
    .join(' · ')
  return <Disclosure summary={summary}>{open}</Disclosure>
}
