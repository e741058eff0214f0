// Shows that a new release has replaced this page, with a button that loads the new release.
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useAppContext } from '../app-context/AppContext.tsx'
import { useTexts } from '../texts/useTexts.ts'
import { getReleaseRecovery } from '../lib/releaseRecovery.ts'
import { Button } from '../ui/Button.tsx'
import { Callout } from '../ui/Callout.tsx'
import { Stack } from '../ui/Stack.tsx'

const useIsOutdated = (): boolean => {
  const { onOutdated, isOutdated } = getReleaseRecovery(useAppContext())
  return useSyncExternalStore(onOutdated, isOutdated, () => false)
}

export const NewReleaseCallout = () => (useIsOutdated() ? <NewRelease /> : null)

const NewRelease = () => {
  const { reload } = getReleaseRecovery(useAppContext())
  const t = useTexts()
  const ref = useRef<HTMLDivElement>(null)
  // The button that needed the missing file may be far below this callout.
  useEffect(() => ref.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={ref} data-new-release>
      <Callout kind="warning" live>
        <Stack gap="close" start>
          <p>{t('newRelease')}</p>
          <Button variant="secondary" onClick={reload}>
            {t('continue')}
          </Button>
        </Stack>
      </Callout>
    </div>
  )
}
