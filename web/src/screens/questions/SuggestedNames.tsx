// A native list of names under a field, by what another answer of the form says now; any other name is as good.
import { readAnswer } from '@loan/domain/lead/answers'
import type { LeadPath } from '@loan/domain/lead/application'
import { useEffect, useState } from 'react'
import { useApplication } from '../../context/ApplicationContext.tsx'
import { controlOf } from '../../form/assists/controls.ts'
import type { AssistProps } from '../../form/assists/assistProps.ts'

export type SuggestedNamesProps = AssistProps & {
  /** The answer that decides which names there are; one that is not asked here counts as it is known. */
  readonly follows: LeadPath
  readonly namesFor: (followed: string) => readonly string[]
}

export const SuggestedNames = ({ dataPoint, formRef, follows, namesFor }: SuggestedNamesProps) => {
  const { store } = useApplication()
  const [followed, setFollowed] = useState('')
  const listId = `names-${dataPoint.name}`

  useEffect(() => {
    const form = formRef.current
    controlOf(form, dataPoint.path)?.setAttribute('list', listId)
    const find = () => {
      const isAsked = form !== null && form.elements.namedItem(follows) !== null
      const known = readAnswer(store.getState().leadApplication.applicationData, follows)
      const value = isAsked ? new FormData(form).get(follows) : known
      setFollowed(typeof value === 'string' ? value : '')
    }
    find()
    form?.addEventListener('input', find)
    return () => form?.removeEventListener('input', find)
  }, [formRef, dataPoint, listId, follows, store])

  return (
    <datalist id={listId}>
      {namesFor(followed).map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
}
