// The countdown to the redirect, with a stop button. It pauses while the page is hidden.
import { useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

/** Minimum seconds, to read the page and stop. */
const leastSeconds = 10
/** Seconds that screen readers announce. More announcements would interrupt the page. */
const announcedAt: readonly number[] = [10, 5]

export type RedirectCountdownProps = {
  /** Seconds to count; at least ten are counted. */
  readonly seconds: number
  readonly onStop: () => void
  readonly onEnd: () => void
}

export const RedirectCountdown = ({ seconds, onStop, onEnd }: RedirectCountdownProps) => {
  const t = useTexts('redirected')
  const [remainingSeconds, setRemainingSeconds] = useState(() => Math.max(leastSeconds, Math.ceil(seconds)))
  const [announced, setAnnounced] = useState(remainingSeconds)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (remainingSeconds === 0) {
      end()
      return undefined
    }
    const timer = setInterval(() => {
      if (document.hidden) return
      setRemainingSeconds(remainingSeconds - 1)
      if (announcedAt.includes(remainingSeconds - 1)) setAnnounced(remainingSeconds - 1)
    }, 1000)
    return () => clearInterval(timer)
  }, [remainingSeconds])

  return (
    <Stack gap="close" start>
      <div aria-hidden="true">
        <Text size="large">{t('countdown', { count: remainingSeconds })}</Text>
      </div>
      <VisuallyHidden live>{t('countdown', { count: announced })}</VisuallyHidden>
      <Button variant="secondary" onClick={onStop}>
        {t('stop')}
      </Button>
    </Stack>
  )
}
