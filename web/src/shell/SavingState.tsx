// Whether what was typed outlives this tab, in words.
import { useEffect, useState } from 'react'
import { useApplication, useApplicationState } from '../context/ApplicationContext.tsx'
import { useTexts } from '../context/useTexts.ts'
import { Text } from '../ui/Text.tsx'

export const SavingState = () => {
  const { storages } = useApplication()
  const t = useTexts()
  const hasAnswers = useApplicationState(({ dynamicPages }) => Object.keys(dynamicPages.drafts).length > 0)
  const [isLasting, setLasting] = useState(true)
  useEffect(() => setLasting(storages.local.isLasting()), [storages, hasAnswers])
  if (!hasAnswers) return null
  return (
    <Text size="small" muted>
      {isLasting ? t('saved') : t('notSaved')}
    </Text>
  )
}
