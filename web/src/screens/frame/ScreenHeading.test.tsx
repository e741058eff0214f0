import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createTestApplication } from '../../testing/createTestApplication.ts'
import { renderInApplication } from '../../testing/renderInApplication.tsx'
import { TopBandContext } from '../../ui/TopBandContext.ts'
import { ScreenHeading } from './ScreenHeading.tsx'

const renderHeading = (hasLogo: boolean, logo: string | null) =>
  renderInApplication(
    <TopBandContext value={logo}>
      <ScreenHeading title="Open your application" hasLogo={hasLogo} />
    </TopBandContext>,
    { app: createTestApplication({ texts: {} }) },
  )

it('shows the logo of the brand where the screen has no header', () => {
  renderHeading(true, 'tukan')
  expect(screen.getByText('tukan').compareDocumentPosition(screen.getByRole('heading'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

it.each([
  ['of a screen with a header', false, 'tukan'],
  ['in a frame', true, null],
] as const)('shows no logo %s', (_where, hasLogo, logo) => {
  renderHeading(hasLogo, logo)
  expect(screen.getByRole('heading')).toBeVisible()
  expect(screen.queryByText('tukan')).toBeNull()
})
