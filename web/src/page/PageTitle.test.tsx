// The title of a page (spec 2.36, 2.37).
import { beforeEach, expect, it } from 'vitest'
import { afterPaint } from '../lib/afterPaint.ts'
import common from '../locales/en/common.json'
import { createTestApplication } from '../testing/createTestApplication.ts'
import { renderInApplication } from '../testing/renderInApplication.tsx'
import { PageTitle } from './PageTitle.tsx'

/** The title is set after the paint. */
const renderTitle = async (title: string | undefined, { hasErrors = false, isEmbedded = false } = {}) => {
  const app = { ...createTestApplication({ locale: 'en', texts: { common } }), isEmbedded }
  renderInApplication(<PageTitle {...(title !== undefined && { title })} hasErrors={hasErrors} />, { app })
  await new Promise<void>((resolve) => void afterPaint(resolve))
}

beforeEach(() => {
  document.title = 'before'
})

it('shows the page and the brand', async () => {
  await renderTitle('Name')
  expect(document.title).toBe('Name – Tukan')
})

// Shows spec 2.37
it('falls back to the display name of the brand', async () => {
  await renderTitle(undefined)
  expect(document.title).toBe('Tukan')
})

it('begins with the error prefix when there are errors', async () => {
  await renderTitle('Name', { hasErrors: true })
  expect(document.title).toBe('Error: Name – Tukan')
})

// Shows spec 2.36
it('does not set the title inside a frame', async () => {
  await renderTitle('Name', { isEmbedded: true })
  expect(document.title).toBe('before')
})
