// The h1 of a screen. Sets the page title and gets the focus on mount.
import { type ReactNode, useEffect, useRef } from 'react'
import { PageTitle } from '../context/PageTitle.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { IconPath } from '../ui/icons.ts'
import { openAtTop } from '../ui/openAtTop.ts'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import styles from './ScreenHeading.module.css'

export type ScreenHeadingProps = {
  readonly title: string
  /** One sentence: the reason for the questions, or what happens next. */
  readonly help?: ReactNode
  readonly icon?: IconPath
  readonly hasErrors?: boolean
}

export const ScreenHeading = ({ title, help, icon, hasErrors = false }: ScreenHeadingProps) => {
  const ref = useRef<HTMLHeadingElement>(null)

  useEffect(() => openAtTop(ref.current), [])

  return (
    <Stack gap="close">
      <PageTitle title={title} hasErrors={hasErrors} />
      {icon !== undefined && (
        <span className={styles['sign']}>
          <Icon path={icon} size={48} />
        </span>
      )}
      <Stack gap="tight">
        <h1 ref={ref} tabIndex={-1}>
          {title}
        </h1>
        {help !== undefined && <Text muted>{help}</Text>}
      </Stack>
    </Stack>
  )
}
