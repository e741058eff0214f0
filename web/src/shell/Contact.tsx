// How to reach the brand's help, in one sentence, with the phone number and the e-mail address to be pressed.
import { useApplication } from '../context/ApplicationContext.tsx'
import { useTexts } from '../context/useTexts.ts'
import { Phrase } from '../ui/Phrase.tsx'

export const Contact = () => {
  const { email, phone } = useApplication().product.support
  const t = useTexts()
  // The gaps stand where each language wants them.
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
