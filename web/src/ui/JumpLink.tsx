// A link to an element of the same page. It opens the details around the element, moves the focus and leaves the URL
// unchanged.
import type { ReactNode } from 'react'

export type JumpLinkProps = { children: ReactNode; className?: string | undefined; href: `#${string}` }

export const JumpLink = ({ children, className, href }: JumpLinkProps) => {
  return (
    <a
      className={className}
      href={href}
      onClick={(event) => {
        const target = document.getElementById(href.slice(1))
        if (target === null) return
        event.preventDefault()
        target.closest('details')?.setAttribute('open', '')
        target.focus()
      }}
    >
      {children}
    </a>
  )
}
