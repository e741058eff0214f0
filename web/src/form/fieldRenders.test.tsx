// Typing in one field of a form renders no other one. Every key writes the drafts of the whole form.
import { buildChain } from '@loan/domain/pages/chain'
import { product } from '@loan/domain/products/tukan-pl'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createTestApplication } from '../testing/createTestApplication.ts'
import { englishTexts } from '../testing/englishTexts.ts'
import { flushPendingWork } from '../testing/flushPendingWork.ts'
import { renderInApplication } from '../testing/renderInApplication.tsx'
import type { ControlProps } from './controls/control.ts'
import type * as registry from './controls/registry.tsx'
import { FormPage } from './page/FormPage.tsx'
import { getPageResources } from './page/pageResources.ts'

const rendered = vi.hoisted((): string[] => [])

vi.mock('./controls/registry.tsx', async (importOriginal) => {
  const original = await importOriginal<typeof registry>()
  const Control = (props: ControlProps) => {
    rendered.push(props.dataPoint.name)
    return <original.Control {...props} />
  }
  return { ...original, Control }
})

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline'))))

it('renders the control whose text has changed', async () => {
  const page = buildChain(product).find(({ key }) => key === 'name')
  if (page === undefined) throw new Error('The chain has no page for the name')
  const app = createTestApplication({ locale: 'en', texts: englishTexts })
  await getPageResources(app).load(page)
  const { user } = renderInApplication(<FormPage page={page} />, { app, path: page.path })
  await flushPendingWork()
  const readDraft = () => app.store.getState().dynamicPages.drafts['personalDetails.firstName']
  const box = screen.getByRole('textbox', { name: 'First name' })
  await user.type(box, 'An')
  await waitFor(() => expect(readDraft()).toBe('An'))
  rendered.length = 0
  await user.type(box, 'na')
  await waitFor(() => expect(readDraft()).toBe('Anna'))
  expect(rendered).toEqual(['firstName'])
})
