// Whether what was typed outlives this tab, in words.
import { useEffect, useState } from 'react'
import { useApplication, useApplicationState } from '../context/ApplicationContext.tsx'
import { useTexts } from '../context/useTexts.ts'
import { afterTurn } from '../lib/afterTurn.ts'
import { Text } from '../ui/Text.tsx'

export const SavingState = () => {
  const { storages } = useApplication()
  const t = useTexts('clear-data')
  const drafts = useApplicationState(({ dynamicPages }) => dynamicPages.drafts)
  const [isLasting, setLasting] = useState(true)
  // A storage may run full, and be free again, with any answer; it is written to a moment after each, before this.
  useEffect(() => afterTurn(() => setLasting(storages.local.isLasting())), [storages, drafts])
  // Unticked boxes and empty fields are no answers yet.
  if (Object.values(drafts).every((draft) => draft === '' || draft === 'false')) return null
  return (
    <Text size="small" muted>
      {isLasting ? t('saved') : t('notSaved')}
    </Text>
  )
}
