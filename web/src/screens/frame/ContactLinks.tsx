// Links for a telephone number and an e-mail address.

export const TelephoneLink = ({ number }: { readonly number: string }) => (
  <a translate="no" href={`tel:${number.replaceAll(/[^+\d]/gu, '')}`}>
    {number}
  </a>
)

export const EmailLink = ({ address }: { readonly address: string }) => (
  <a translate="no" href={`mailto:${address}`}>
    {address}
  </a>
)
