// Replaces the button of a document that the lead server does not have: whom to ask for it.
import type { ReactNode } from 'react'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { takeFocus } from '../../ui/takeFocus.ts'
import { Text } from '../../ui/Text.tsx'
import { EmailLink, TelephoneLink } from '../frame/ContactLinks.tsx'
import styles from './Receipt.module.css'

type DocumentMissingProps = { readonly children: ReactNode }

export const DocumentMissing = ({ children }: DocumentMissingProps) => {
  const { phone, email } = useAppContext().product.support
  const t = useTexts('offer-documents')
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Text as="div">
        <strong>{children}</strong>
        <div>{t('missing')}</div>
        <div className={styles['contact']}>
          <TelephoneLink number={phone} />
          <EmailLink address={email} />
        </div>
      </Text>
    </div>
  )
}
