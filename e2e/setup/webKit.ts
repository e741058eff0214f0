// Drives WebKitGTK by WebDriver on a virtual screen. It is the available engine nearest to Safari and the browsers of
// iPhones.
import * as v from 'valibot'
import { findFreePort } from '../../server/src/testing/findFreePort.ts'
import {
  type ChildProcesses,
  createChildProcesses,
  createDrivenBrowser,
  type DrivenBrowser,
  ensureProgram,
  retryUntilTimeout,
} from './drivenBrowser.ts'

/** Called once for all workers, because only one package manager can run at a time. */
export const ensureWebKit = async () => ({
  driver: await ensureProgram('WebKitWebDriver', 'webkit2gtk-driver'),
  xServer: await ensureProgram('Xvfb', 'xvfb'),
})

const replySchema = v.object({ value: v.unknown() })
const failureSchema = v.object({ error: v.string(), message: v.string() })
const sessionSchema = v.object({ sessionId: v.string() })
const elementSchema = v.record(v.string(), v.string())

/** Starts a virtual screen. Resolves with its display number once it is ready. */
const startScreen = (program: string, { start }: ChildProcesses): Promise<string> =>
  new Promise((resolve, reject) => {
    const screen = start(program, ['-displayfd', '1', '-screen', '0', '800x900x24'])
    screen.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()))
    screen.once('exit', () => reject(new Error('Xvfb did not start')))
  })

export const startWebKit = async (): Promise<DrivenBrowser> => {
  const { driver, xServer } = await ensureWebKit()
  const children = createChildProcesses()
  const screen = await startScreen(xServer, children)
  const port = await findFreePort()
  // Disables the sandbox of WebKit, because it needs permissions that containers do not have.
  const env = { ...process.env, DISPLAY: `:${screen}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }
  children.start(driver, [`--port=${port}`], env)

  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { value } = v.parse(replySchema, await reply.json())
    const failure = v.safeParse(failureSchema, value)
    if (failure.success) throw new Error(`${failure.output.error}: ${failure.output.message}`)
    return value
  }
  const createSession = async (): Promise<string> => {
    const { sessionId } = v.parse(sessionSchema, await call('POST', '/session', { capabilities: {} }))
    return `/session/${sessionId}`
  }
  const session = await retryUntilTimeout(createSession).catch((error: unknown) => {
    children.end()
    throw error
  })

  return createDrivenBrowser({
    open: async (address) => {
      await call('POST', `${session}/window/rect`, { width: 412, height: 823 })
      await call('POST', `${session}/url`, { url: address })
    },
    execute: (script) => call('POST', `${session}/execute/sync`, { script, args: [] }),
    find: async (selector) => {
      const found = await call('POST', `${session}/element`, { using: 'css selector', value: selector })
      const [id = ''] = Object.values(v.parse(elementSchema, found))
      return id
    },
    sendKeys: async (element, text) => void (await call('POST', `${session}/element/${element}/value`, { text })),
    click: async (element) => void (await call('POST', `${session}/element/${element}/click`, {})),
    close: async () => void (await call('DELETE', session).finally(children.end)),
  })
}
