// A sheet of paper with a folded corner in the scenes of vireo.
import type { ReactNode } from 'react'

export const Sheet = ({ children }: { readonly children?: ReactNode }) => (
  <g stroke="var(--color-brand)" strokeWidth="1.5">
    <path fill="var(--color-surface)" d="M108 26h28l14 14v58h-42V26Z" />
    <path d="M136 26v14h14" />
    <path stroke="var(--color-brand-line)" d="M116 78h26M116 86h16" />
    {children}
  </g>
)
