// Set-up and clean-up of every screen test: a fake server and the opened page.
import { afterEach, beforeEach, vi } from 'vitest'
import { createServer, type Held, type OpenedScreen, openScreen, receipt, statusIn } from './openScreen.tsx'

/** Call it at the top level of a test file. `page` throws before the test opens a screen. */
export const setUpScreens = () => {
  const server = createServer(statusIn('CHECKING'))
  let opened: OpenedScreen | null = null

  beforeEach(() => {
    server.status = statusIn('CHECKING')
    server.answers = {}
    server.sent.length = 0
    server.answer = () => Response.json(receipt)
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.stubGlobal('fetch', server.fetch)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => {
    opened?.close()
    opened = null
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  return {
    server,
    page: (): OpenedScreen => {
      if (opened === null) throw new Error('No screen was opened')
      return opened
    },
    visit: async (path: string, progressState: number | null, held?: Held): Promise<void> => {
      opened = await openScreen(path, progressState, held)
    },
  }
}
