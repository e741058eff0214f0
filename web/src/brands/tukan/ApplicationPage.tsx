// tukan in every country: the brand's own sign around the shared shell.
import type { ReactNode } from 'react'
import { ApplicationShell } from '../../shell/ApplicationShell.tsx'
import { Logo } from './Logo.tsx'

export const ApplicationPage = ({ children }: { readonly children: ReactNode }) => (
  <ApplicationShell logo={<Logo />}>{children}</ApplicationShell>
)
