// The ApplicationPage of tukan in every country: the shared shell with the brand's logo.
import type { ReactNode } from 'react'
import { ApplicationShell } from '../../shell/ApplicationShell.tsx'
import { Logo } from './Logo.tsx'

export const ApplicationPage = ({ children }: { readonly children: ReactNode }) => (
  <ApplicationShell logo={<Logo />}>{children}</ApplicationShell>
)
