// Finds or installs the Chromium that the browser tests and benchmarks drive.
import { chromium } from '@playwright/test'
import { runCommand } from '../process/runCommand.ts'
import { installByApt } from './installByApt.ts'
import { findOnPath, isWorking } from './isWorking.ts'
import { CommandError } from '../process/commandError.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'] as const
const headlessShell = 'chromium-headless-shell'
const otherPaths = ['/usr/bin/chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'] as const

const readChosen = (): string => process.env['CHROMIUM_PATH'] ?? ''

/** Path of a Chromium that starts, or null. Throws when the browser of CHROMIUM_PATH does not start. */
export const findChromium = (): string | null => {
  const chosen = readChosen()
  if (chosen !== '') {
    if (isWorking(chosen)) return chosen
    throw new CommandError(`CHROMIUM_PATH should be the path of a Chromium that starts; "${chosen}" does not.`)
  }
  const found = names.map(findOnPath).filter((file) => file !== null)
  return [...found, ...otherPaths, chromium.executablePath()].find(isWorking) ?? null
}

/**
 * Path of Chromium's headless shell, or null. It has no window, no compositor and no internal pages. A journey takes
 * about a third less processor time than in the full browser. Null when CHROMIUM_PATH is set.
 */
export const findHeadlessShell = (): string | null => {
  const found = readChosen() === '' ? findOnPath(headlessShell) : null
  return found !== null && isWorking(found) ? found : null
}

/**
 * Like findHeadlessShell, but installs it when the system has the package. Null is not an error: tests use Chromium
 * then.
 */
export const ensureHeadlessShell = async (): Promise<string | null> => {
  if (findHeadlessShell() === null && readChosen() === '') await installByApt(headlessShell)
  return findHeadlessShell()
}

/** Like findChromium, but installs a missing browser. Throws with the output of the installers when they fail. */
export const ensureChromium = async (): Promise<string> => {
  const found = findChromium()
  if (found !== null) return found
  console.log('No Chromium found: installing one …')
  const download = await runCommand('npx', ['playwright', 'install', 'chromium'])
  const failure = findChromium() === null ? await installByApt('chromium') : null
  const installed = findChromium()
  if (installed !== null) return installed
  throw new CommandError(`No Chromium: set CHROMIUM_PATH.\n${download.output}\n${failure ?? ''}`)
}
