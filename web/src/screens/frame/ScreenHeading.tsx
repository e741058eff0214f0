// The h1 of a screen. Sets the page title and gets the focus on mount.
import { type ReactNode, use, useEffect, useRef } from 'react'
import { PageTitle } from '../../page/PageTitle.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { IconPath } from '../../ui/icons.ts'
import { openAtTop } from '../../ui/openAtTop.ts'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { TopBandContext } from '../../ui/TopBandContext.ts'
import { TextWithName } from './TextWithName.tsx'
import styles from './ScreenHeading.module.css'

export type ScreenHeadingProps = {
  readonly title: string
  /** Id of the only control of the screen: the title is its label. */
  readonly labelFor?: string | undefined
  /** A name in the title that browsers must not translate. */
  readonly properName?: string | null
  /** One sentence: the reason for the questions, or what happens next. */
  readonly help?: ReactNode
  readonly icon?: IconPath
  /** A drawing of the brand above the heading, instead of an icon. */
  readonly scene?: ReactNode
  /** Shows the logo of the brand and the languages, for screens whose header is hidden (spec 2.34). */
  readonly hasLogo?: boolean
  readonly hasErrors?: boolean
}

export const ScreenHeading = (props: ScreenHeadingProps) => {
  const { title, labelFor, properName = null, help, icon, scene, hasLogo = false, hasErrors = false } = props
  const band = use(TopBandContext)
  const ref = useRef<HTMLHeadingElement>(null)
  const text = properName === null ? title : <TextWithName text={title} name={properName} />

  useEffect(() => openAtTop(ref.current), [])

  return (
    <Stack gap="close">
      <PageTitle title={title} hasErrors={hasErrors} />
      {hasLogo && band !== null && (
        <div className={styles['band']} data-logo-row="">
          <div className={styles['logo']}>{band.logo}</div>
          {band.languages}
        </div>
      )}
      {scene}
      {icon !== undefined && (
        <span className={styles['sign']}>
          <Icon path={icon} size={32} />
        </span>
      )}
      <Stack gap="tight">
        <h1 ref={ref} tabIndex={-1}>
          {labelFor === undefined ? text : <label htmlFor={labelFor}>{text}</label>}
        </h1>
        {help !== undefined && <Text muted>{help}</Text>}
      </Stack>
    </Stack>
  )
}
