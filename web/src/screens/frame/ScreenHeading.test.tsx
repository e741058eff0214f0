import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createTestApplication } from '../../testing/createTestApplication.ts'
import { renderInApplication } from '../../testing/renderInApplication.tsx'
import { type TopBand, TopBandContext } from '../../ui/TopBandContext.ts'
import { ScreenHeading } from './ScreenHeading.tsx'

const band = { logo: 'tukan', languages: <button type="button">English</button>, contact: null, documents: null }

const renderHeading = (hasLogo: boolean, value: TopBand | null) =>
  renderInApplication(
    <TopBandContext value={value}>
      <ScreenHeading title="Open your application" hasLogo={hasLogo} />
    </TopBandContext>,
    { app: createTestApplication({ texts: {} }) },
  )

it('shows the logo of the brand and the languages where the screen has no header', () => {
  renderHeading(true, band)
  expect(screen.getByRole('button', { name: 'English' })).toBeVisible()
  expect(screen.getByText('tukan').compareDocumentPosition(screen.getByRole('heading'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

it.each([
  ['of a screen with a header', false, band],
  ['in a frame', true, null],
] as const)('shows no logo %s', (_where, hasLogo, value) => {
  renderHeading(hasLogo, value)
  expect(screen.getByRole('heading')).toBeVisible()
  expect(screen.queryByText('tukan')).toBeNull()
})
