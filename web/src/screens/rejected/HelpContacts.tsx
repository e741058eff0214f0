// A list of contacts: the name, with a link where there is one, and the telephone number as a link.
import type { HelpContact } from '@loan/domain/countries/country'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { TelephoneLink } from '../frame/ContactLinks.tsx'
import styles from './HelpContacts.module.css'

export const HelpContacts = ({ contacts }: { readonly contacts: readonly HelpContact[] }) => {
  const { isEmbedded } = useAppContext()
  return (
    <ul className={styles['list']}>
      {contacts.map(({ name, url, phone }) => (
        <li key={name} className={styles['contact']}>
          {url === undefined ? (
            <span translate="no">{name}</span>
          ) : (
            <a translate="no" href={url} target={isEmbedded ? '_blank' : undefined} rel="noopener noreferrer">
              {name}
            </a>
          )}
          {phone !== undefined && <TelephoneLink number={phone} />}
        </li>
      ))}
    </ul>
  )
}
