// A sheet of paper with two lines of text in the scenes of tukan.
import type { ReactNode } from 'react'

export const Sheet = ({ children }: { readonly children?: ReactNode }) => (
  <>
    <rect
      x="98"
      y="34"
      width="54"
      height="66"
      rx="10"
      fill="var(--color-surface)"
      stroke="var(--color-brand-line)"
      strokeWidth="2"
    />
    <path stroke="var(--color-brand-line)" strokeWidth="4" d="M110 76h30M110 87h18" />
    {children}
  </>
)
