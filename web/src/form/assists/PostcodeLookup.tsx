// Fills in town and province from the postal code and suggests its neighbourhoods. Typed values are not replaced, and
// all fields stay editable.
import { lookUpPostcode } from '@loan/domain/contract/reference'
import { useEffect, useId, useRef, useState } from 'react'
import { useApplication } from '../../context/ApplicationContext.tsx'
import { useTexts } from '../../context/useTexts.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { controlOf, fillControl } from './controls.ts'
import type { AssistProps } from './assistProps.ts'

const lookUpTimeoutMs = 4_000

export const PostcodeLookup = ({ dataPoint, formRef }: AssistProps) => {
  const { product, request } = useApplication()
  const t = useTexts()
  const [filled, setFilled] = useState('')
  const [suburbs, setSuburbs] = useState<readonly string[]>([])
  const suburbsId = useId()
  const lookedUp = useRef<ReadonlyMap<string, string>>(new Map())

  useEffect(() => {
    const control = controlOf(formRef.current, dataPoint.path)
    /** Payload section of the address: the applicant's or the employer's. */
    const [section = ''] = dataPoint.path.split('.')
    const lookUp = async () => {
      const code = control?.value.trim() ?? ''
      if (code === '') return
      const result = await request(lookUpPostcode, {
        params: { code, product: product.id },
        timeoutMs: lookUpTimeoutMs,
      })
      // Ignore the result when the code has changed.
      if (result.outcome !== 'ok' || control?.value.trim() !== code) return
      const places = new Map([
        [`${section}.city`, result.reply.city],
        [`${section}.municipality`, result.reply.municipality],
        [`${section}.province`, result.reply.province ?? ''],
        [`${section}.suburb`, result.reply.suburbs.length === 1 ? (result.reply.suburbs[0] ?? '') : ''],
      ])
      controlOf(formRef.current, `${section}.suburb`)?.setAttribute('list', suburbsId)
      setSuburbs(result.reply.suburbs)
      for (const [path, value] of places) {
        const target = controlOf(formRef.current, path)
        const isOurs = target !== null && (target.value === '' || target.value === lookedUp.current.get(path))
        if (isOurs && value !== '') fillControl(target, value)
        // Select the value in a focused field, so that typing replaces it.
        if (isOurs && target === document.activeElement && target instanceof HTMLInputElement) target.select()
      }
      lookedUp.current = places
      setFilled(result.reply.city || result.reply.municipality)
    }
    const onChange = () => void lookUp()
    // The code may have been typed before this chunk loaded. A focused field fires `change` later.
    const city = controlOf(formRef.current, `${section}.city`) ?? controlOf(formRef.current, `${section}.municipality`)
    if (city?.value === '' && control !== document.activeElement) onChange()
    control?.addEventListener('change', onChange)
    return () => control?.removeEventListener('change', onChange)
  }, [formRef, dataPoint, request, product, suburbsId])

  return (
    <>
      <VisuallyHidden live>{filled === '' ? '' : t('filledIn', { value: filled })}</VisuallyHidden>
      <datalist id={suburbsId}>
        {suburbs.map((suburb) => (
          <option key={suburb} value={suburb} />
        ))}
      </datalist>
    </>
  )
}
