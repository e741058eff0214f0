import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { RequestFailure } from '../api/request.ts'
import { createTestApplication } from '../testing/createTestApplication.ts'
import { englishTexts } from '../testing/englishTexts.ts'
import { renderInApplication } from '../testing/renderInApplication.tsx'
import { RequestProblem } from './RequestProblem.tsx'

const Retried = () => {
  const [failure, setFailure] = useState<RequestFailure | null>({ outcome: 'offline' })
  return (
    <main id="main" tabIndex={-1}>
      <RequestProblem failure={failure} onRetry={() => setFailure(null)} />
    </main>
  )
}

it('moves the focus to the page when a retry removes the pressed button', async () => {
  const { user } = renderInApplication(<Retried />, {
    app: createTestApplication({ locale: 'en', texts: englishTexts }),
  })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('main')).toHaveFocus()
})
