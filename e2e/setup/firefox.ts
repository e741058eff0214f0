// Starts Firefox without a window and drives it by Marionette.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as v from 'valibot'
import { findFreePort } from '../../server/src/testing/findFreePort.ts'
import {
  createChildProcesses,
  createDrivenBrowser,
  type DrivenBrowser,
  ensureProgram,
  retryUntilTimeout,
} from './drivenBrowser.ts'
import { connectMarionette } from './marionette.ts'

/** Called once for all workers, because only one package manager can run at a time. */
export const ensureFirefox = (): Promise<string> => ensureProgram('firefox-esr', 'firefox-esr')

const valueSchema = v.object({ value: v.unknown() })
const elementSchema = v.object({ value: v.record(v.string(), v.string()) })

/** The narrowest window of Firefox has 500 pixels, which are 400 of CSS at this scale. */
const scale = 1.25

const buildPreferences = (port: number): string =>
  Object.entries({ 'marionette.port': port, 'layout.css.devPixelsPerPx': String(scale) })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('')

export const startFirefox = async (): Promise<DrivenBrowser> => {
  const program = await ensureFirefox()
  const children = createChildProcesses()
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'))
  const end = () => {
    children.end()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  const port = await findFreePort()
  writeFileSync(path.join(profile, 'user.js'), buildPreferences(port))
  children.start(program, ['--headless', '--marionette', '--no-remote', '--profile', profile])
  const start = async () => {
    const connection = await retryUntilTimeout(() => connectMarionette(port))
    await connection.send('WebDriver:NewSession', { capabilities: {} })
    return connection
  }
  const { send, close } = await start().catch((error: unknown) => {
    end()
    throw error
  })

  return createDrivenBrowser({
    open: async (address) => {
      await send('WebDriver:SetWindowRect', { width: 500, height: 1030 })
      await send('WebDriver:Navigate', { url: address })
    },
    execute: async (script) => v.parse(valueSchema, await send('WebDriver:ExecuteScript', { script, args: [] })).value,
    find: async (selector) => {
      const found = await send('WebDriver:FindElement', { using: 'css selector', value: selector })
      const [id = ''] = Object.values(v.parse(elementSchema, found).value)
      return id
    },
    sendKeys: async (id, text) => void (await send('WebDriver:ElementSendKeys', { id, text })),
    click: async (id) => void (await send('WebDriver:ElementClick', { id })),
    close: async () => {
      await send('Marionette:Quit', { flags: ['eForceQuit'] }).finally(() => {
        close()
        end()
      })
    },
  })
}
