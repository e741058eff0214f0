// One sentence with the support contact, with links for the phone number and the e-mail address.
import { memo } from 'react'
import { useAppContext } from '../app-context/AppContext.tsx'
import { useTexts } from '../texts/useTexts.ts'
import { Phrase } from '../ui/Phrase.tsx'

export const Contact = memo(() => {
  const { email, phone } = useAppContext().product.support
  const t = useTexts()
  // Each translation has the placeholders at its own position.
  return t('contact', { phone: '|tel:|', email: '|mailto:|' })
    .split('|')
    .map((segment, index) => {
      if (segment !== 'tel:' && segment !== 'mailto:') return <Phrase key={index}>{segment}</Phrase>
      const address = segment === 'tel:' ? phone : email
      return (
        <a key={segment} translate="no" href={segment + address.replaceAll(' ', '')}>
          {address}
        </a>
      )
    })
})
