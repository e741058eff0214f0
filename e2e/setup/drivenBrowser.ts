// A browser that a test drives by the commands of WebDriver, for the engines that Playwright does not start from a
// Debian package.
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { installByApt } from '../../tools/setup/installByApt.ts'
import { findOnPath } from '../../tools/setup/isWorking.ts'

export type DrivenBrowser = {
  /** Opens an address in a window of about the width of a phone. */
  readonly open: (address: string) => Promise<void>
  /** Runs a function body in the page. Resolves with its result, which must be JSON. */
  readonly read: (body: string) => Promise<unknown>
  /** Replaces the text of the control with real keys. */
  readonly type: (selector: string, text: string) => Promise<void>
  readonly press: (selector: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** The commands of WebDriver that `DrivenBrowser` is made of. An element is named by the id that `find` returns. */
export type DriverCommands = {
  readonly open: (address: string) => Promise<void>
  readonly execute: (body: string) => Promise<unknown>
  readonly find: (selector: string) => Promise<string>
  readonly sendKeys: (element: string, text: string) => Promise<void>
  readonly click: (element: string) => Promise<void>
  readonly close: () => Promise<void>
}

export const createDrivenBrowser = ({ open, execute, find, ...commands }: DriverCommands): DrivenBrowser => ({
  open,
  read: execute,
  type: async (selector, text) => {
    const element = await find(selector)
    await execute(`document.querySelector(${JSON.stringify(selector)}).select()`)
    await commands.sendKeys(element, text)
  },
  press: async (selector) => {
    const element = await find(selector)
    // Scrolls first, because a driver would press at the old position while a scroll is in progress.
    await execute(`document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: 'center' })`)
    await commands.click(element)
  },
  close: commands.close,
})

/**
 * Resolves with the path of a program. Installs its Debian package where it is missing, and throws where that fails.
 */
export const ensureProgram = async (program: string, name: string): Promise<string> => {
  const existing = findOnPath(program)
  if (existing !== null) return existing
  const failure = await installByApt(name)
  const installed = findOnPath(program)
  if (installed === null) throw new Error(`No ${program}: install the package ${name}.\n${failure ?? ''}`)
  return installed
}

const startTimeoutMs = 20_000

/** Retries a call until it succeeds. Rethrows its error after 20 seconds. */
export const retryUntilTimeout = async <T>(attempt: () => Promise<T>): Promise<T> => {
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

type DriverProcess = ChildProcessByStdio<null, Readable, null>

export type ChildProcesses = {
  readonly start: (program: string, args: readonly string[], env?: NodeJS.ProcessEnv) => DriverProcess
  /** Ends all of them, the last one first. */
  readonly end: () => void
}

export const createChildProcesses = (): ChildProcesses => {
  const children: DriverProcess[] = []
  return {
    start: (program, args, env = process.env) => {
      const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], env })
      // A full pipe that nothing reads would stop the program.
      child.stdout.resume()
      children.push(child)
      return child
    },
    end: () => children.toReversed().forEach((child) => child.kill()),
  }
}
