import { dataPoints } from '@loan/domain/data-points/address-information'
import { product as tukanPl } from '@loan/domain/products/tukan-pl'
import { act, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApplicationProvider } from '../../context/ApplicationContext.tsx'
import { playApplication } from '../../context/playApplication.ts'
import { controlIdOf } from '../controlNames.ts'
import { fillControl } from './controls.ts'
import { PostcodeLookup } from './PostcodeLookup.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const dataPoint = { ...dataPoints.postalCode, name: 'postalCode', section: 'address-information' } as const
const cityId = controlIdOf('contactDetails.city')

type Filled = { readonly code: string; readonly city: string }

const Form = ({ code, city }: Filled) => {
  const formRef = useRef<HTMLFormElement>(null)
  return (
    <form ref={formRef}>
      <input id={controlIdOf(dataPoint.path)} defaultValue={code} />
      <input id={cityId} defaultValue={city} />
      <PostcodeLookup dataPoint={dataPoint} formRef={formRef} />
    </form>
  )
}

/** Renders a form that was filled in before the field helper loaded. */
const openLate = async (filled: Filled) => {
  const fetched = vi.fn(async () =>
    Response.json({ postalCode: '00-950', city: 'Warszawa', municipality: '', province: 'PL-14', suburbs: [] }),
  )
  vi.stubGlobal('fetch', fetched)
  const container = document.createElement('div')
  document.body.append(container)
  await act(async () =>
    createRoot(container).render(
      <ApplicationProvider application={playApplication(tukanPl)}>
        <Form {...filled} />
      </ApplicationProvider>,
    ),
  )
  const [code, city] = container.querySelectorAll('input')
  if (code === undefined || city === undefined) throw new Error('The form has no inputs')
  return { code, city, fetched }
}

it('fills in the town of a code that was typed before the helper loaded', async () => {
  const { city } = await openLate({ code: '00-950', city: '' })
  await vi.waitFor(() => expect(city.value).toBe('Warszawa'))
})

it('does not look up a code when the town is already filled in', async () => {
  const { city, fetched } = await openLate({ code: '00-950', city: 'Bielany' })
  expect(fetched).not.toHaveBeenCalled()
  expect(city.value).toBe('Bielany')
})

it('fills in the town after the code changes', async () => {
  const { code, city } = await openLate({ code: '', city: '' })
  await act(async () => {
    fillControl(code, '00-950')
    code.dispatchEvent(new Event('change'))
  })
  await vi.waitFor(() => expect(city.value).toBe('Warszawa'))
})
