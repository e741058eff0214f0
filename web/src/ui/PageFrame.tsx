// The layout of a page: header, main column, aside, footer. The caller passes their content.
import { memo, type ReactNode, type Ref } from 'react'
import { classNames } from './classNames.ts'
import styles from './PageFrame.module.css'

export type PageFrameProps = {
  readonly children: ReactNode
  readonly header?: ReactNode | undefined
  readonly aside?: ReactNode | undefined
  readonly footer?: ReactNode | undefined
  readonly mainRef?: Ref<HTMLElement> | undefined
  /** Class name of a brand's own style sheet. */
  readonly layoutClassName?: string | undefined
  readonly mainClassName?: string | undefined
}

export const PageFrame = ({ children, header, aside, footer, mainRef, ...classes }: PageFrameProps) => {
  return (
    <div className={classNames(styles['frame'], classes.layoutClassName)}>
      {header}
      <div className={styles['middle']}>
        <main ref={mainRef} className={classNames(styles['main'], classes.mainClassName)} id="main" tabIndex={-1}>
          {children}
        </main>
        {aside}
      </div>
      {footer}
    </div>
  )
}

/** The second column, for content that the page also shows elsewhere. `label` names it for screen readers. */
export const AsideColumn = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => {
  return (
    <aside className={styles['aside']} aria-label={label}>
      {children}
    </aside>
  )
}

export type BandProps = {
  readonly children: ReactNode
  /** Invisible and out of the tab order. The header reserves its space. */
  readonly hidden?: boolean | undefined
}

/** 56 pixels high; the first child is on the left, the others on the right. */
export const Header = memo(({ children, hidden = false }: BandProps) => (
  <header className={classNames(styles['header'], hidden && styles['hidden'])} inert={hidden}>
    <div className={styles['headerRow']}>{children}</div>
  </header>
))

export type FooterProps = BandProps & {
  /** In few lines on the background of the page. */
  readonly slim?: boolean | undefined
}

export const Footer = ({ children, hidden = false, slim = false }: FooterProps) => {
  return (
    <footer className={classNames(styles['footer'], slim && styles['slim'], hidden && styles['hidden'])} inert={hidden}>
      <div className={styles['footerRow']}>{children}</div>
    </footer>
  )
}
