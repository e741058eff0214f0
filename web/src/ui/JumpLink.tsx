// A link to another place of the same page: the focus goes there, and the address stays as it is.
import type { ReactNode } from 'react'

export type JumpLinkProps = { children: ReactNode; className?: string | undefined; href: `#${string}` }

export function JumpLink({ children, className, href }: JumpLinkProps) {
  return (
    <a
      className={className}
      href={href}
      onClick={(event) => {
        const target = document.getElementById(href.slice(1))
        if (target === null) return
        event.preventDefault()
        target.focus()
      }}
    >
      {children}
    </a>
  )
}
