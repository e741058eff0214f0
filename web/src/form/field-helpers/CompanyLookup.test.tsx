import { searchCompanies } from '@loan/domain/contract/reference'
import { dataPoints } from '@loan/domain/data-points/employment-details'
import { screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { describe, expect, it } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { createTestApplication } from '../../testing/createTestApplication.ts'
import { englishTexts } from '../../testing/englishTexts.ts'
import { renderInApplication } from '../../testing/renderInApplication.tsx'
import { SuggestingText } from '../controls/SuggestingText.tsx'
import { TextControl } from '../controls/TextControl.tsx'
import { CompanyLookup } from './CompanyLookup.tsx'

const server = createFakeLeadServer()
const name = { ...dataPoints.employerName, name: 'employerName', section: 'employment-details' } as const
const number = { ...dataPoints.taxRegistryCode, name: 'taxRegistryCode', section: 'employment-details' } as const
const bakery = { name: 'Brzozowa Piekarnia sp. z o.o.', taxRegistryCode: '6762601818', city: 'Rzeszów' }
const control = { values: {}, isOptional: false, isLast: false }

type FormProps = { readonly shows: 'both' | 'name' | 'number' }

const Form = ({ shows }: FormProps) => {
  const formRef = useRef<HTMLFormElement>(null)
  return (
    <form ref={formRef}>
      {shows !== 'number' && (
        <>
          <SuggestingText dataPoint={name} {...control} />
          <CompanyLookup dataPoint={name} formRef={formRef} />
        </>
      )}
      {shows !== 'name' && (
        <>
          <TextControl dataPoint={number} {...control} />
          <CompanyLookup dataPoint={number} formRef={formRef} />
        </>
      )}
    </form>
  )
}

const renderForm = (shows: FormProps['shows']) => {
  server.reply(searchCompanies, { companies: [bakery] })
  return renderInApplication(<Form shows={shows} />, { app: createTestApplication({ texts: englishTexts }) })
}

const nameBox = () => screen.getByRole('combobox')
const numberBox = () => screen.getByRole('textbox')

it('suggests employers and fills in the number of the chosen one', async () => {
  const { user } = renderForm('both')
  await user.type(nameBox(), 'piek')
  await user.click(await screen.findByRole('option', { name: bakery.name }))
  expect(nameBox()).toHaveValue(bakery.name)
  await waitFor(() => expect(numberBox()).toHaveValue(bakery.taxRegistryCode))
})

it('fills in the name of a number', async () => {
  const { user } = renderForm('both')
  await user.type(numberBox(), '676-260-18-18')
  await waitFor(() => expect(nameBox()).toHaveValue(bakery.name))
  expect(nameBox()).toHaveAttribute('aria-expanded', 'false')
})

it('does not replace a typed name', async () => {
  const { user } = renderForm('both')
  await user.type(nameBox(), 'My bakery')
  await user.type(numberBox(), bakery.taxRegistryCode)
  expect(await screen.findByText(/Rzeszów/u)).toHaveTextContent(`${bakery.name}, ${bakery.city}`)
  expect(nameBox()).toHaveValue('My bakery')
})

it('prepares the name of the later page', async () => {
  const { user, store } = renderForm('number')
  await user.type(numberBox(), bakery.taxRegistryCode)
  await waitFor(() => expect(store.getState().dynamicPages.drafts['employer.name']).toBe(bakery.name))
})

describe('what a look-up has filled in', () => {
  it('is removed when the corrected name is of no known employer', async () => {
    const { user } = renderForm('both')
    await user.type(nameBox(), 'piek')
    await user.click(await screen.findByRole('option', { name: bakery.name }))
    await waitFor(() => expect(numberBox()).toHaveValue(bakery.taxRegistryCode))
    server.reply(searchCompanies, { companies: [] })
    await user.type(nameBox(), ' Oddział')
    await waitFor(() => expect(numberBox()).toHaveValue(''))
  })

  it('is removed from the later page when the corrected number is of no known employer', async () => {
    const { user, store } = renderForm('number')
    const readDraft = () => store.getState().dynamicPages.drafts['employer.name']
    await user.type(numberBox(), bakery.taxRegistryCode)
    await waitFor(() => expect(readDraft()).toBe(bakery.name))
    server.reply(searchCompanies, { companies: [] })
    await user.clear(numberBox())
    await user.type(numberBox(), '5260250274')
    await waitFor(() => expect(readDraft()).toBe(''))
  })

  it('does not include a number that the applicant has typed', async () => {
    const { user } = renderForm('both')
    await user.type(numberBox(), '5260250274')
    server.reply(searchCompanies, { companies: [] })
    await user.type(nameBox(), 'Some employer')
    await server.waitForIdle()
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(numberBox()).toHaveValue('5260250274')
  })
})

it('does not search for a number with a wrong check digit', async () => {
  const { user } = renderForm('number')
  await user.type(numberBox(), '6762601817')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(server.urls).toEqual([])
})
