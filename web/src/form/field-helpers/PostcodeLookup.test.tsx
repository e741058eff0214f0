import { lookUpPostcode } from '@loan/domain/contract/reference'
import { dataPoints } from '@loan/domain/data-points/address-information'
import { act, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { describe, expect, it } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { buildProblem } from '../../testing/problems.ts'
import { renderInApplication } from '../../testing/renderInApplication.tsx'
import { buildControlId } from '../controlNames.ts'
import { fillControl } from './controls.ts'
import { PostcodeLookup } from './PostcodeLookup.tsx'

const server = createFakeLeadServer()

const dataPoint = { ...dataPoints.postalCode, name: 'postalCode', section: 'address-information' } as const
const cityId = buildControlId('contactDetails.city')
const warsaw = { postalCode: '00-950', city: 'Warszawa', municipality: '', province: 'PL-14', suburbs: [] }

type FilledFields = { readonly code: string; readonly city: string }

const Form = ({ code, city }: FilledFields) => {
  const formRef = useRef<HTMLFormElement>(null)
  return (
    <form ref={formRef}>
      <input id={buildControlId(dataPoint.path)} defaultValue={code} />
      <input id={cityId} defaultValue={city} />
      <PostcodeLookup dataPoint={dataPoint} formRef={formRef} />
    </form>
  )
}

/** Renders a form that was filled in before the field helper loaded. */
const renderDelayed = async (filled: FilledFields) => {
  server.reply(lookUpPostcode, warsaw)
  const { user } = renderInApplication(<Form {...filled} />)
  await server.waitForIdle()
  const [code, city] = screen.getAllByRole<HTMLInputElement>('textbox')
  if (code === undefined || city === undefined) throw new Error('The form has no inputs')
  return { code, city, user }
}

it('fills in the town of a code that was typed before the helper loaded', async () => {
  const { city } = await renderDelayed({ code: '00-950', city: '' })
  await waitFor(() => expect(city).toHaveValue('Warszawa'))
})

it('does not look up a code when the town is already filled in', async () => {
  const { city } = await renderDelayed({ code: '00-950', city: 'Bielany' })
  expect(server.requests).toEqual([])
  expect(city).toHaveValue('Bielany')
})

it('formats the code while it is typed and looks it up at its last digit', async () => {
  const { code, city, user } = await renderDelayed({ code: '', city: '' })
  await user.type(code, '0095')
  expect(code).toHaveValue('00-95')
  expect(city).toHaveValue('')
  await user.type(code, '0')
  expect(code).toHaveValue('00-950')
  await waitFor(() => expect(city).toHaveValue('Warszawa'))
  expect(code).toHaveFocus()
})

it('formats a pasted code', async () => {
  const { code, city, user } = await renderDelayed({ code: '', city: '' })
  await user.click(code)
  await user.paste(' 00 950')
  expect(code).toHaveValue('00-950')
  await waitFor(() => expect(city).toHaveValue('Warszawa'))
})

it('keeps the caret after the typed digit', async () => {
  const { code, user } = await renderDelayed({ code: '00-50', city: 'Bielany' })
  await user.type(code, '9', { initialSelectionStart: 3, initialSelectionEnd: 3 })
  expect([code.value, code.selectionStart]).toEqual(['00-950', 4])
})

it('fills in the town after the code changes', async () => {
  const { code, city } = await renderDelayed({ code: '', city: '' })
  act(() => {
    fillControl(code, '00-950')
    code.dispatchEvent(new Event('change'))
  })
  await waitFor(() => expect(city).toHaveValue('Warszawa'))
})

describe('a town that the code before has filled in', () => {
  const correctCode = async (typedCity?: string) => {
    const rendered = await renderDelayed({ code: '', city: '' })
    const { code, city, user } = rendered
    await user.type(code, '00950')
    await waitFor(() => expect(city).toHaveValue('Warszawa'))
    if (typedCity !== undefined) await user.type(city, typedCity)
    return { ...rendered, retype: () => user.type(code, '1', { initialSelectionStart: 5, initialSelectionEnd: 6 }) }
  }

  it('is removed when only the province of the corrected code is known', async () => {
    const { city, retype } = await correctCode()
    server.reply(lookUpPostcode, { ...warsaw, postalCode: '00-951', city: '' })
    await retype()
    await waitFor(() => expect(city).toHaveValue(''))
  })

  it('is removed when the corrected code is unknown', async () => {
    const { city, retype } = await correctCode()
    server.respond(lookUpPostcode, () => buildProblem('not-found'))
    await retype()
    await waitFor(() => expect(city).toHaveValue(''))
  })

  it('stays when the look-up fails', async () => {
    const { city, retype } = await correctCode()
    server.respond(lookUpPostcode, () => buildProblem('unavailable'))
    await retype()
    await server.waitForIdle()
    expect(city).toHaveValue('Warszawa')
  })

  it('stays when the applicant has changed it', async () => {
    const { city, retype } = await correctCode('-Wola')
    server.reply(lookUpPostcode, { ...warsaw, postalCode: '00-951', city: '' })
    await retype()
    await server.waitForIdle()
    expect(city).toHaveValue('Warszawa-Wola')
  })
})
