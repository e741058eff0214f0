// Formats the postal code while it is typed. At its last digit, fills in town and province and suggests its
// neighbourhoods. Typed values are not replaced, and all fields stay editable. What another code has filled in and this
// code does not have is removed.
import { lookUpPostcode } from '@loan/domain/contract/reference'
import type { LeadPath } from '@loan/domain/lead/application'
import { useEffect, useRef, useState } from 'react'
import type * as v from 'valibot'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { hasProblemType } from '../../errors/findProblemName.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { getSuggestions } from '../suggestions.ts'
import { findControl, fillControl } from './controls.ts'
import type { FieldHelperProps } from './fieldHelperProps.ts'
import { formatPostcodeInput, hasAllDigits } from './formatPostcode.ts'

const lookUpTimeoutMs = 4_000

/** The field that gets suggestions of neighbourhoods, by the path of the postal code. */
const suburbPaths: Readonly<Partial<Record<LeadPath, LeadPath>>> = {
  'contactDetails.postalCode': 'contactDetails.suburb',
}

type Address = v.InferOutput<(typeof lookUpPostcode)['reply']>

/** The address of a code that the server does not know. */
const unknownAddress: Address = { postalCode: '', city: '', municipality: '', province: null, suburbs: [] }

export const PostcodeLookup = ({ dataPoint, formRef }: FieldHelperProps) => {
  const app = useAppContext()
  const t = useTexts()
  const [filled, setFilled] = useState('')
  const lookedUp = useRef<ReadonlyMap<string, string>>(new Map())

  useEffect(() => {
    const { product, request } = app
    const { postalCodeShape, hasPostcodeLookup } = product.country
    const control = findControl(formRef.current, dataPoint.path)
    /** Payload section of the address: the applicant's or the employer's. */
    const [section = ''] = dataPoint.path.split('.')
    let requested = ''
    const lookUp = async () => {
      const code = control?.value.trim() ?? ''
      if (code === '' || code === requested || !hasPostcodeLookup) return
      requested = code
      const result = await request(lookUpPostcode, {
        params: { code, product: product.id },
        timeoutMs: lookUpTimeoutMs,
      })
      const isUnknown = result.outcome !== 'ok' && hasProblemType(result, 'not-found')
      // The applicant leaves the field, or types the code again, to repeat a look-up without a reply.
      if (result.outcome !== 'ok' && !isUnknown) requested = ''
      const address = result.outcome === 'ok' ? result.reply : isUnknown ? unknownAddress : null
      // Ignore the result when the code has changed.
      if (address === null || control?.value.trim() !== code) return
      const { city, municipality, province, suburbs } = address
      const found = new Map([
        [`${section}.city`, city],
        [`${section}.municipality`, municipality],
        [`${section}.province`, province ?? ''],
        [`${section}.suburb`, suburbs.length === 1 ? (suburbs[0] ?? '') : ''],
      ])
      const suburbPath = suburbPaths[dataPoint.path]
      if (suburbPath !== undefined) getSuggestions(app).setState({ [suburbPath]: suburbs })
      for (const [path, value] of found) {
        const target = findControl(formRef.current, path)
        const mayFill = target !== null && (target.value === '' || target.value === lookedUp.current.get(path))
        if (!mayFill) continue
        if (value !== target.value) fillControl(target, value)
        // Select the value in a focused field, so that typing replaces it.
        if (target === document.activeElement && target instanceof HTMLInputElement) target.select()
      }
      lookedUp.current = found
      setFilled(city || municipality)
    }
    const onChange = () => void lookUp()
    const onInput = (event: Event) => {
      const isComposing = event instanceof InputEvent && event.isComposing
      if (!(control instanceof HTMLInputElement) || isComposing) return
      formatPostcodeInput(control, postalCodeShape)
      if (hasAllDigits(control.value, postalCodeShape)) onChange()
    }
    // The code may have been typed before this chunk loaded. A focused field fires `change` later.
    const city =
      findControl(formRef.current, `${section}.city`) ?? findControl(formRef.current, `${section}.municipality`)
    if (city?.value === '' && control !== document.activeElement) onChange()
    control?.addEventListener('change', onChange)
    control?.addEventListener('input', onInput)
    return () => {
      control?.removeEventListener('change', onChange)
      control?.removeEventListener('input', onInput)
    }
  }, [app, formRef, dataPoint])
  return <VisuallyHidden live>{filled === '' ? '' : t('filledIn', { value: filled })}</VisuallyHidden>
}
