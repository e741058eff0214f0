// Shows whether the answers are persisted beyond this tab.
import { useEffect, useState } from 'react'
import { useApplication, useApplicationState } from '../context/ApplicationContext.tsx'
import { useTexts } from '../context/useTexts.ts'
import { afterPaint } from '../lib/afterPaint.ts'
import { Text } from '../ui/Text.tsx'

export const SavingState = () => {
  const { storages } = useApplication()
  const t = useTexts('clear-data')
  const drafts = useApplicationState(({ dynamicPages }) => dynamicPages.drafts)
  const [isLasting, setLasting] = useState(true)
  // Each answer may fill or free the storage. The debounced write runs after each answer and before this check.
  useEffect(() => afterPaint(() => setLasting(storages.local.isLasting())), [storages, drafts])
  // Unticked boxes and empty fields do not count as answers.
  if (Object.values(drafts).every((draft) => draft === '' || draft === 'false')) return null
  return (
    <Text size="small" muted>
      {isLasting ? t('saved') : t('notSaved')}
    </Text>
  )
}
