// Suggests a correction for typos of common e-mail providers, and changes the field only on request (spec 5.31).
import { suggestEmail } from '@loan/domain/rules/emailSuggestion'
import { useEffect, useState } from 'react'
import { type AppContext, useAppContext } from '../../app-context/AppContext.tsx'
import { lazyResource } from '../../loading/resource.ts'
import { usePreloaded } from '../../loading/usePreloaded.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { findControl, fillControl } from './controls.ts'
import type { FieldHelperProps } from './fieldHelperProps.ts'

const getEmailProviders = lazyResource(({ product }: AppContext) => product.country.loadEmailProviders())

export const EmailSuggestion = ({ dataPoint, formRef }: FieldHelperProps) => {
  const t = useTexts()
  const emailProviders = usePreloaded(getEmailProviders(useAppContext()))
  const [suggestion, setSuggestion] = useState<string | null>(null)

  useEffect(() => {
    if (emailProviders === undefined) return
    const control = findControl(formRef.current, dataPoint.path)
    const suggest = () => setSuggestion(suggestEmail(control?.value.trim() ?? '', emailProviders))
    suggest()
    control?.addEventListener('change', suggest)
    return () => control?.removeEventListener('change', suggest)
  }, [formRef, dataPoint, emailProviders])

  if (suggestion === null) return null
  const acceptSuggestion = () => {
    const control = findControl(formRef.current, dataPoint.path)
    if (control === null) return
    fillControl(control, suggestion)
    control.focus()
    setSuggestion(null)
  }
  return (
    <Callout kind="info" live>
      <Stack gap="tight" start>
        <Text>{t('suggestion', { email: suggestion })}</Text>
        <Button variant="quiet" onClick={acceptSuggestion}>
          {t('suggestionUse')}
        </Button>
      </Stack>
    </Callout>
  )
}
