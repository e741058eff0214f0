// Shows that a new release has replaced this page, with a button that loads the new release.
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTexts } from '../context/useTexts.ts'
import { continueWithNewRelease, onOutdated, readOutdated } from '../lib/newRelease.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Stack } from '../ui/Stack.tsx'

const useIsOutdated = (): boolean => useSyncExternalStore(onOutdated, readOutdated, () => false)

export const NewReleaseCallout = () => (useIsOutdated() ? <NewRelease /> : null)

const NewRelease = () => {
  const t = useTexts()
  const ref = useRef<HTMLDivElement>(null)
  // The button that needed the missing file may be far below this callout.
  useEffect(() => ref.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={ref} data-new-release>
      <Notice kind="warning" live>
        <Stack gap="close" start>
          <p>{t('newRelease')}</p>
          <Button variant="secondary" onClick={continueWithNewRelease}>
            {t('continue')}
          </Button>
        </Stack>
      </Notice>
    </div>
  )
}
