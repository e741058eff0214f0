// Suggests a correction for typos of common e-mail providers, and changes the field only on request (spec 5.31).
import { suggestEmail } from '@loan/domain/rules/emailSuggestion'
import { useEffect, useState } from 'react'
import { useApplication } from '../../context/ApplicationContext.tsx'
import { useTexts } from '../../context/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { controlOf, fillControl } from './controls.ts'
import type { AssistProps } from './assistProps.ts'

export const EmailSuggestion = ({ dataPoint, formRef }: AssistProps) => {
  const t = useTexts()
  const { emailProviders } = useApplication().product.country
  const [suggestion, setSuggestion] = useState<string | null>(null)

  useEffect(() => {
    const control = controlOf(formRef.current, dataPoint.path)
    const suggest = () => setSuggestion(suggestEmail(control?.value.trim() ?? '', emailProviders))
    suggest()
    control?.addEventListener('change', suggest)
    return () => control?.removeEventListener('change', suggest)
  }, [formRef, dataPoint, emailProviders])

  if (suggestion === null) return null
  const take = () => {
    const control = controlOf(formRef.current, dataPoint.path)
    if (control === null) return
    fillControl(control, suggestion)
    control.focus()
    setSuggestion(null)
  }
  return (
    <Notice kind="info" live>
      <Stack gap="tight" start>
        <Text>{t('suggestion', { email: suggestion })}</Text>
        <Button variant="quiet" onClick={take}>
          {t('suggestionUse')}
        </Button>
      </Stack>
    </Notice>
  )
}
