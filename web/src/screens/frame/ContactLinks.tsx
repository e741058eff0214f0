// Links for a telephone number and an e-mail address.

export const toTelephoneUrl = (number: string): string => `tel:${number.replaceAll(/[^+\d]/gu, '')}`

export const TelephoneLink = ({ number }: { readonly number: string }) => (
  <a translate="no" href={toTelephoneUrl(number)}>
    {number}
  </a>
)

export const EmailLink = ({ address }: { readonly address: string }) => (
  <a translate="no" href={`mailto:${address}`}>
    {address}
  </a>
)
