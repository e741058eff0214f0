// The places of a page: header, main column, aside, footer. What stands in them is the caller's.
import type { ReactNode, Ref } from 'react'
import { classNames } from './classNames.ts'
import styles from './PageFrame.module.css'

export type PageFrameProps = {
  children: ReactNode
  header?: ReactNode | undefined
  /** Shown from 768 pixels on, so it may only repeat what the page says elsewhere. */
  aside?: ReactNode | undefined
  footer?: ReactNode | undefined
  /** Words that name the aside to screen readers. */
  asideLabel?: string | undefined
  mainRef?: Ref<HTMLElement> | undefined
  /** Classes of a brand's own style sheet. */
  layoutClassName?: string | undefined
  mainClassName?: string | undefined
}

export function PageFrame({ children, header, aside, footer, asideLabel, mainRef, ...classes }: PageFrameProps) {
  return (
    <div className={classNames(styles['frame'], classes.layoutClassName)}>
      {header}
      <div className={styles['middle']}>
        <main ref={mainRef} className={classNames(styles['main'], classes.mainClassName)} id="main" tabIndex={-1}>
          {children}
        </main>
        {aside !== undefined && (
          <aside className={styles['aside']} aria-label={asideLabel}>
            {aside}
          </aside>
        )}
      </div>
      {footer}
    </div>
  )
}

export type BandProps = {
  children: ReactNode
  /** Out of sight, out of the tab order, its room kept. */
  hidden?: boolean | undefined
}

/** 56 pixels high; the first child stands left, the others right. */
export function Header({ children, hidden = false }: BandProps) {
  return (
    <header className={classNames(styles['header'], hidden && styles['hidden'])} inert={hidden}>
      <div className={styles['headerRow']}>{children}</div>
    </header>
  )
}

export function Footer({ children, hidden = false }: BandProps) {
  return (
    <footer className={classNames(styles['footer'], hidden && styles['hidden'])} inert={hidden}>
      <div className={styles['footerRow']}>{children}</div>
    </footer>
  )
}
