// A native datalist of suggestions for a field, which depends on another answer. The field accepts any other name.
import { readAnswer } from '@loan/domain/lead/answers'
import type { LeadPath } from '@loan/domain/lead/application'
import { useEffect, useState } from 'react'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { findControl } from '../../form/field-helpers/controls.ts'
import type { FieldHelperProps } from '../../form/field-helpers/fieldHelperProps.ts'

export type SuggestedNamesProps = FieldHelperProps & {
  /** The answer that selects the names; the stored answer when the form has no field for it. */
  readonly follows: LeadPath
  readonly listNames: (followed: string) => readonly string[]
}

export const SuggestedNames = ({ dataPoint, formRef, follows, listNames }: SuggestedNamesProps) => {
  const { store } = useAppContext()
  const [followed, setFollowed] = useState('')
  const listId = `names-${dataPoint.name}`

  useEffect(() => {
    const form = formRef.current
    findControl(form, dataPoint.path)?.setAttribute('list', listId)
    const find = () => {
      const isOnPage = form !== null && form.elements.namedItem(follows) !== null
      const existing = readAnswer(store.getState().leadApplication.applicationData, follows)
      const value = isOnPage ? new FormData(form).get(follows) : existing
      setFollowed(typeof value === 'string' ? value : '')
    }
    find()
    form?.addEventListener('input', find)
    return () => form?.removeEventListener('input', find)
  }, [formRef, dataPoint, listId, follows, store])

  return (
    <datalist id={listId}>
      {listNames(followed).map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
}
