// The Chromium the browser tests and benches drive: the system's, Playwright's own, or one installed now.
import { chromium } from '@playwright/test'
import { runCommand } from '../process/runCommand.ts'
import { installByApt } from './installByApt.ts'
import { findOnPath, isWorking } from './isWorking.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'] as const
const headlessShell = 'chromium-headless-shell'
const otherPlaces = ['/usr/bin/chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'] as const

/** Path of a Chromium that starts, or null. Throws where CHROMIUM_PATH names one that does not. */
export const findChromium = (): string | null => {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen !== undefined && chosen !== '') {
    if (isWorking(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH should be the path of a Chromium that starts; "${chosen}" does not.`)
  }
  const found = names.map(findOnPath).filter((file) => file !== null)
  return [...found, ...otherPlaces, chromium.executablePath()].find(isWorking) ?? null
}

/**
 * Path of Chromium's headless shell, or null. It has no window, no compositor and no pages of its own: a journey takes
 * about a third less processor time than in the whole browser. Null where CHROMIUM_PATH names a browser.
 */
export const findHeadlessShell = (): string | null => {
  if ((process.env['CHROMIUM_PATH'] ?? '') !== '') return null
  const found = findOnPath(headlessShell)
  return found !== null && isWorking(found) ? found : null
}

/** Installs the headless shell where the system has such a package; the whole browser does as well. */
export const ensureHeadlessShell = async (): Promise<string | null> => {
  const there = findHeadlessShell()
  if (there !== null || (process.env['CHROMIUM_PATH'] ?? '') !== '') return there
  await installByApt(headlessShell)
  return findHeadlessShell()
}

/** As findChromium, but installs one where there is none; throws with what was tried where that fails too. */
export const ensureChromium = async (): Promise<string> => {
  const there = findChromium()
  if (there !== null) return there
  console.log('No Chromium found: installing one …')
  const download = await runCommand('npx', ['playwright', 'install', 'chromium'])
  const downloaded = findChromium()
  if (downloaded !== null) return downloaded
  const failure = await installByApt('chromium')
  const installed = findChromium()
  if (installed !== null) return installed
  throw new Error(`No Chromium: set CHROMIUM_PATH.\n${download.output}\n${failure ?? ''}`)
}
