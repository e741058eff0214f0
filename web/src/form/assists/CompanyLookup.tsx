// Suggests employers by the start of their name in a native datalist. Any other name is accepted.
import { lookUpCompany } from '@loan/domain/contract/reference'
import { useEffect, useState } from 'react'
import { useApplication } from '../../context/ApplicationContext.tsx'
import { debounce } from '../../lib/debounce.ts'
import { controlOf } from './controls.ts'
import type { AssistProps } from './assistProps.ts'

const listId = 'company-names'
const minimumLength = 3
const quietMs = 300

export const CompanyLookup = ({ dataPoint, formRef }: AssistProps) => {
  const { product, request } = useApplication()
  const [names, setNames] = useState<readonly string[]>([])

  useEffect(() => {
    const control = controlOf(formRef.current, dataPoint.path)
    control?.setAttribute('list', listId)
    const lookUp = async () => {
      const name = control?.value.trim() ?? ''
      if (name.length < minimumLength) return
      const result = await request(lookUpCompany, { params: { name, product: product.id } })
      if (result.outcome === 'ok') setNames(result.reply.companies.map((company) => company.name))
    }
    const waiting = debounce(() => void lookUp(), quietMs)
    // The applicant may have typed a part of the name before this chunk loaded.
    if (control === document.activeElement) waiting.schedule()
    control?.addEventListener('input', waiting.schedule)
    return () => control?.removeEventListener('input', waiting.schedule)
  }, [formRef, dataPoint, request, product])

  return (
    <datalist id={listId}>
      {[...new Set(names)].map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
}
