// A polite live region. Takes no space while it is empty (`ui/base.css`).
import type { ReactNode } from 'react'

export const LiveRegion = ({ children }: { readonly children: ReactNode }) => <div role="status">{children}</div>
