// WebKit as GTK builds it, the engine nearest to Safari and to every browser of an iPhone: driven by WebDriver, on a
// screen of its own that nobody sees.
import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { findFreePort } from '../../tools/process/findFreePort.ts'
import { installByApt } from '../../tools/setup/installByApt.ts'
import { findOnPath } from '../../tools/setup/isWorking.ts'

/** The file of a program; installs its Debian package where it is missing, throws where that fails. */
const ensureProgram = async (program: string, name: string): Promise<string> => {
  const there = findOnPath(program)
  if (there !== null) return there
  const failure = await installByApt(name)
  const installed = findOnPath(program)
  if (installed === null) throw new Error(`No ${program}: install the package ${name}.\n${failure ?? ''}`)
  return installed
}

/** Once for all workers: one package manager at a time. */
export const ensureWebKit = async () => ({
  driver: await ensureProgram('WebKitWebDriver', 'webkit2gtk-driver'),
  xServer: await ensureProgram('Xvfb', 'xvfb'),
})

export type WebKit = {
  /** In a window as narrow as a phone. */
  readonly open: (address: string) => Promise<void>
  /** What a function body returns in the page; anything JSON can say. */
  readonly read: (body: string) => Promise<unknown>
  /** Presses the keys of the text, in place of what stood in the control. */
  readonly type: (selector: string, text: string) => Promise<void>
  readonly press: (selector: string) => Promise<void>
  readonly close: () => Promise<void>
}

const replySchema = v.object({ value: v.unknown() })
const failureSchema = v.object({ error: v.string(), message: v.string() })
const sessionSchema = v.object({ sessionId: v.string() })
const elementSchema = v.record(v.string(), v.string())

const startWithinMs = 20_000

/** Asks again until there is an answer; what a program that does not start throws is thrown on. */
const eventually = async <T>(ask: () => Promise<T>): Promise<T> => {
  const deadline = performance.now() + startWithinMs
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (performance.now() > deadline) throw error
      await sleep(100)
    }
  }
}

/** Its number, once it is there to be drawn on. */
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
  // No sandbox of its own: that needs rights that containers do not give.
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
  const begin = async (): Promise<string> => {
    const { sessionId } = v.parse(sessionSchema, await call('POST', '/session', { capabilities: {} }))
    return `/session/${sessionId}`
  }
  const session = await eventually(begin).catch((error: unknown) => {
    end()
    throw error
  })

  const read = (script: string): Promise<unknown> => call('POST', `${session}/execute/sync`, { script, args: [] })
  const find = async (selector: string): Promise<string> => {
    const found = await call('POST', `${session}/element`, { using: 'css selector', value: selector })
    const [id] = Object.values(v.parse(elementSchema, found))
    // The driver presses where the element was before it scrolled, where that takes a while.
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
