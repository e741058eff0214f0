// The link to the previous page, above the question.
import type { MouseEvent, ReactNode } from 'react'
import styles from './BackLink.module.css'
import { Icon } from './Icon.tsx'
import { arrowLeft } from './icons.ts'
import { Phrase } from './Phrase.tsx'

export type BackLinkProps = {
  readonly href: string
  readonly children: ReactNode
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

export const BackLink = ({ href, children, onClick }: BackLinkProps) => {
  return (
    <a className={styles['back']} href={href} onClick={onClick}>
      <Icon path={arrowLeft} />
      <Phrase>{children}</Phrase>
    </a>
  )
}
