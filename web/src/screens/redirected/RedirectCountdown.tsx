// The seconds until an applicant is sent on, with a stop. They rest while the page is not in sight.
import { useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '../../context/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

/** Long enough to read the page and stop. */
const leastSeconds = 10
/** Said aloud at these; more would talk over the page. */
const saidAt: readonly number[] = [10, 5]

export type RedirectCountdownProps = {
  /** At least this long; never shorter than ten seconds. */
  readonly seconds: number
  readonly onStop: () => void
  readonly onEnd: () => void
}

export const RedirectCountdown = ({ seconds, onStop, onEnd }: RedirectCountdownProps) => {
  const t = useTexts('redirected')
  const [left, setLeft] = useState(() => Math.max(leastSeconds, Math.ceil(seconds)))
  const [said, setSaid] = useState(left)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (left === 0) {
      end()
      return undefined
    }
    const timer = setInterval(() => {
      if (document.hidden) return
      setLeft(left - 1)
      if (saidAt.includes(left - 1)) setSaid(left - 1)
    }, 1000)
    return () => clearInterval(timer)
  }, [left])

  return (
    <Stack gap="close" start>
      <div aria-hidden="true">
        <Text size="large">{t('countdown', { count: left })}</Text>
      </div>
      <VisuallyHidden live>{t('countdown', { count: said })}</VisuallyHidden>
      <Button variant="secondary" onClick={onStop}>
        {t('stop')}
      </Button>
    </Stack>
  )
}
