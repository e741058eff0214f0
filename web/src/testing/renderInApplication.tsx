// Renders components inside an application and a router, with a user who clicks and types.
import '@testing-library/jest-dom/vitest'
import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { type AppContext, AppContextProvider } from '../app-context/AppContext.tsx'
import { createTestApplication } from './createTestApplication.ts'

// Testing Library registers its own clean-up only where the test functions are global.
afterEach(cleanup)

type RenderOptions = { readonly app?: AppContext; readonly path?: string }

export const renderInApplication = (
  children: ReactNode,
  { app = createTestApplication(), path = '/' }: RenderOptions = {},
) => {
  const { hook, history } = memoryLocation({ path, record: true })
  const rendered = render(
    <AppContextProvider app={app}>
      <Router hook={hook}>{children}</Router>
    </AppContextProvider>,
  )
  return { ...rendered, user: userEvent.setup({ delay: null }), application: app, history, store: app.store }
}
