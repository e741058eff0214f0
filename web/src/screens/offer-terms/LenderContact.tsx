// How to reach the lender: a row of buttons on a phone, and the number and the addresses themselves in a wider window.
import type { AcceptedOffer } from '@loan/domain/contract/agreement'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { toTelephoneUrl } from '../frame/ContactLinks.tsx'
import styles from './LenderContact.module.css'

export type Contact = Pick<AcceptedOffer['lender'], 'website' | 'email' | 'phone'>

export const LenderContact = ({ contact: { website, email, phone } }: { readonly contact: Contact }) => {
  const t = useTexts('offer-documents')
  const { isEmbedded } = useAppContext()
  const links = [
    ...(phone === null ? [] : [{ label: t('phone'), value: phone, url: toTelephoneUrl(phone) }]),
    ...(email === null ? [] : [{ label: t('email'), value: email, url: `mailto:${email}` }]),
    { label: t('website'), value: new URL(website).host, url: website },
  ]
  return (
    <div>
      <p className={styles['title']}>{t('contact')}</p>
      <div className={styles['links']}>
        {links.map(({ label, value, url }) => (
          // The sites of lenders do not allow frames.
          <a
            key={url}
            className={styles['link']}
            href={url}
            target={isEmbedded && url === website ? '_blank' : undefined}
            rel="noopener noreferrer"
          >
            <span>{label}</span>
            <span className={styles['value']} translate="no">
              {` ${value}`}
            </span>
          </a>
        ))}
      </div>
    </div>
  )
}
