// Drives WebKitGTK by WebDriver on a virtual screen. It is the available engine nearest to Safari and the browsers of
// iPhones.
import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { findFreePort } from '../../server/src/testing/findFreePort.ts'
import { installByApt } from '../../tools/setup/installByApt.ts'
import { findOnPath } from '../../tools/setup/isWorking.ts'

/** Resolves with the path of a program. Installs its Debian package where it is missing, and throws where that fails. */
const ensureProgram = async (program: string, name: string): Promise<string> => {
  const existing = findOnPath(program)
  if (existing !== null) return existing
  const failure = await installByApt(name)
  const installed = findOnPath(program)
  if (installed === null) throw new Error(`No ${program}: install the package ${name}.\n${failure ?? ''}`)
  return installed
}

/** Called once for all workers, because only one package manager can run at a time. */
export const ensureWebKit = async () => ({
  driver: await ensureProgram('WebKitWebDriver', 'webkit2gtk-driver'),
  xServer: await ensureProgram('Xvfb', 'xvfb'),
})

export type WebKit = {
  /** Opens an address in a window of the width of a phone. */
  readonly open: (address: string) => Promise<void>
  /** Runs a function body in the page. Resolves with its result, which must be JSON. */
  readonly read: (body: string) => Promise<unknown>
  /** Replaces the text of the control with real keys. */
  readonly type: (selector: string, text: string) => Promise<void>
  readonly press: (selector: string) => Promise<void>
  readonly close: () => Promise<void>
}

const replySchema = v.object({ value: v.unknown() })
const failureSchema = v.object({ error: v.string(), message: v.string() })
const sessionSchema = v.object({ sessionId: v.string() })
const elementSchema = v.record(v.string(), v.string())

const startTimeoutMs = 20_000

/** Retries a call until it succeeds. Rethrows its error after 20 seconds. */
const retryUntilTimeout = async <T>(attempt: () => Promise<T>): Promise<T> => {
  const deadline = performance.now() + startTimeoutMs
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (performance.now() > deadline) throw error
      await sleep(100)
    }
  }
}

/** Starts a virtual screen. Resolves with its display number once it is ready. */
const startScreen = (program: string, children: ChildProcess[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const screen = spawn(program, ['-displayfd', '1', '-screen', '0', '800x900x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    children.push(screen)
    screen.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()))
    screen.once('exit', () => reject(new Error('Xvfb did not start')))
  })

export const startWebKit = async (): Promise<WebKit> => {
  const { driver, xServer } = await ensureWebKit()
  const children: ChildProcess[] = []
  const screen = await startScreen(xServer, children)
  const port = await findFreePort()
  // Disables the sandbox of WebKit, because it needs permissions that containers do not have.
  const env = { ...process.env, DISPLAY: `:${screen}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }
  children.push(spawn(driver, [`--port=${port}`], { stdio: 'ignore', env }))

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
  const end = () => children.toReversed().forEach((child) => child.kill())
  const createSession = async (): Promise<string> => {
    const { sessionId } = v.parse(sessionSchema, await call('POST', '/session', { capabilities: {} }))
    return `/session/${sessionId}`
  }
  const session = await retryUntilTimeout(createSession).catch((error: unknown) => {
    end()
    throw error
  })

  const read = (script: string): Promise<unknown> => call('POST', `${session}/execute/sync`, { script, args: [] })
  const find = async (selector: string): Promise<string> => {
    const found = await call('POST', `${session}/element`, { using: 'css selector', value: selector })
    const [id] = Object.values(v.parse(elementSchema, found))
    // Scrolls first, because the driver would press at the old position while a scroll is in progress.
    await read(`document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: 'center' })`)
    return `${session}/element/${id}`
  }
  return {
    read,
    open: async (address) => {
      await call('POST', `${session}/window/rect`, { width: 412, height: 823 })
      await call('POST', `${session}/url`, { url: address })
    },
    type: async (selector, text) => {
      const element = await find(selector)
      await read(`document.querySelector(${JSON.stringify(selector)}).select()`)
      await call('POST', `${element}/value`, { text })
    },
    press: async (selector) => void (await call('POST', `${await find(selector)}/click`, {})),
    close: async () => void (await call('DELETE', session).finally(end)),
  }
}
