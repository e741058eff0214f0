// Finds the employer by name or by number and fills in the other one, on this page or on its own page. Typed values are
// not replaced, and a name that the look-up does not know is accepted. It then removes what belongs to the employer
// before.
import type { LeadPath } from '@loan/domain/lead/application'
import { searchCompanies } from '@loan/domain/contract/reference'
import { readAnswer } from '@loan/domain/lead/answers'
import { readAcceptedValue, validateAnswer } from '@loan/domain/validation/validateAnswer'
import { useEffect, useState } from 'react'
import { type AppContext, useAppContext } from '../../app-context/AppContext.tsx'
import { debounce } from '../../lib/debounce.ts'
import { perApplication } from '../../lib/instances.ts'
import { getServerClock } from '../../lib/serverClock.ts'
import { Text } from '../../ui/Text.tsx'
import { buildValidationContext } from '../validationContext.ts'
import { getSuggestions } from '../suggestions.ts'
import { findControl, fillControl } from './controls.ts'
import type { FieldHelperProps } from './fieldHelperProps.ts'

type Company = { readonly name: string; readonly taxRegistryCode: string; readonly city: string }

const namePath = 'employer.name'
const numberPath = 'employer.taxRegistryCode'
const minLetters = 3
const debounceMs = 300

/** Values that a look-up has filled in, by path. A later look-up replaces them, also on another page. */
const getFilledIn = perApplication(() => new Map<LeadPath, string>())

/**
 * Fills in a field of this form, or the draft of another page, unless the applicant has typed an answer. An empty value
 * removes what an earlier look-up has filled in.
 */
const fillUnanswered = (app: AppContext, form: HTMLFormElement | null, path: LeadPath, value: string): void => {
  const filledIn = getFilledIn(app)
  if (value === '' && !filledIn.has(path)) return
  const isReplaceable = (text: unknown) => text === undefined || text === '' || text === filledIn.get(path)
  const control = findControl(form, path)
  const { leadApplication, dynamicPages } = app.store.getState()
  const existing = control?.value ?? dynamicPages.drafts[path] ?? readAnswer(leadApplication.applicationData, path)
  if (!isReplaceable(existing)) return
  filledIn.set(path, value)
  if (control === null) app.store.writeDrafts({ [path]: value })
  else fillControl(control, value)
}

/** The text to search for; null while it is too short or not a valid number. */
const readQuery = (app: AppContext, { dataPoint }: FieldHelperProps, typed: string): string | null => {
  if (dataPoint.path === namePath) return typed.length < minLetters ? null : typed
  const { product, store } = app
  const context = buildValidationContext({
    product,
    application: store.getState().leadApplication.applicationData,
    clock: getServerClock(app),
  })
  return String(readAcceptedValue(validateAnswer(dataPoint, typed, context)) ?? '') || null
}

const useCompany = (props: FieldHelperProps): Company | null => {
  const app = useAppContext()
  const { dataPoint, formRef } = props
  const [company, setCompany] = useState<Company | null>(null)
  useEffect(() => {
    const control = findControl(formRef.current, dataPoint.path)
    const isName = dataPoint.path === namePath
    let companies: readonly Company[] = []
    const showCompany = (typed: string) => {
      const found = isName ? companies.find(({ name }) => name === typed) : companies[0]
      setCompany(found ?? null)
      if (isName) fillUnanswered(app, formRef.current, numberPath, found?.taxRegistryCode ?? '')
      else fillUnanswered(app, formRef.current, namePath, found?.name ?? '')
    }
    const lookUp = async () => {
      const typed = control?.value.trim() ?? ''
      if (isName && companies.some(({ name }) => name === typed)) return showCompany(typed)
      const query = readQuery(app, { dataPoint, formRef }, typed)
      if (query === null) return setCompany(null)
      const result = await app.request(searchCompanies, { params: { query, product: app.product.id } })
      // Ignore the result when the text has changed.
      if (result.outcome !== 'ok' || control?.value.trim() !== typed) return
      companies = result.reply.companies
      if (isName) getSuggestions(app).setState({ [namePath]: [...new Set(companies.map(({ name }) => name))] })
      showCompany(typed)
    }
    const waiting = debounce(() => void lookUp(), debounceMs)
    // The applicant may have typed a part before this chunk loaded.
    if (control === document.activeElement || !isName) waiting.schedule()
    control?.addEventListener('input', waiting.schedule)
    return () => {
      waiting.cancel()
      control?.removeEventListener('input', waiting.schedule)
    }
  }, [app, dataPoint, formRef])
  return company
}

export const CompanyLookup = (props: FieldHelperProps) => {
  const company = useCompany(props)
  const isName = props.dataPoint.path === namePath
  return (
    <div role="status">
      {company !== null && (
        <Text muted>
          <span translate="no">{`${isName ? company.taxRegistryCode : company.name}, ${company.city}`}</span>
        </Text>
      )}
    </div>
  )
}
