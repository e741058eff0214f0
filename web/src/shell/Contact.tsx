// One sentence with the support contact, with links for the phone number and the e-mail address.
import { useApplication } from '../context/ApplicationContext.tsx'
import { useTexts } from '../context/useTexts.ts'
import { Phrase } from '../ui/Phrase.tsx'

export const Contact = () => {
  const { email, phone } = useApplication().product.support
  const t = useTexts()
  // Each translation has the placeholders at its own position.
  return t('contact', { phone: '|tel:|', email: '|mailto:|' })
    .split('|')
    .map((part, index) => {
      if (part !== 'tel:' && part !== 'mailto:') return <Phrase key={index}>{part}</Phrase>
      const address = part === 'tel:' ? phone : email
      return (
        <a key={part} translate="no" href={part + address.replaceAll(' ', '')}>
          {address}
        </a>
      )
    })
}
