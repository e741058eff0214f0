// Tests of the assertions for small windows (driver/smallWindow.ts): they pass for a valid page and fail for each
// defect.
import type { Page } from '@playwright/test'
import {
  expectAllReachable,
  expectFocusClear,
  expectNoBrokenWords,
  expectNothingClipped,
  smallWindows,
} from './driver/smallWindow.ts'
import { expect, test } from './setup/test.ts'

const [, enlarged] = smallWindows

const show = async (page: Page, body: string): Promise<void> => {
  await page.setViewportSize(enlarged)
  await page.setContent(`<!doctype html><html lang="en"><title>Planted</title><body style="margin: 0">${body}`)
}

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenhersteller'
const fields = '<input name="a"><div style="height: 600px"></div><input name="b"><div style="height: 200px"></div>'

test('a page that fits passes every check', async ({ page }) => {
  await show(
    page,
    `${fields}<p style="overflow-wrap: anywhere">Donau&shy;dampf&shy;schiff by anna.kowalska.with.a.long.name@example.com</p>`,
  )
  await expectNothingClipped(page)
  await expectNoBrokenWords(page)
  await expectAllReachable(page)
  await expectFocusClear(page)
})

const cuts = {
  'a long word in a box that cuts': `<div style="width: 200px; overflow: hidden">${longWord}</div>`,
  'a line below the end of its box': '<div style="height: 20px; overflow: hidden">One<br>two<br>three</div>',
  'a text beyond the window': '<div style="overflow: clip"><p style="margin-left: 300px">beyond</p></div>',
  'a row of a list too long for its box': `<select style="width: 90px"><option>A<option>Three long words</select>`,
  'a button before the left edge': '<button style="position: relative; left: -30px">Go on</button>',
} as const

test('clipped content fails', async ({ page }) => {
  for (const [name, body] of Object.entries(cuts)) {
    await show(page, body)
    await expect(expectNothingClipped(page), name).rejects.toThrow('cut off')
  }
})

test('a broken word fails', async ({ page }) => {
  for (const text of [longWord, '1.301.788,62 zł']) {
    await show(page, `<p style="width: 60px; overflow-wrap: anywhere">${text}</p>`)
    await expect(expectNoBrokenWords(page), text).rejects.toThrow('broken')
  }
})

const outOfReach = {
  'a fixed box higher than the window': '<div style="position: fixed; inset: 0 0 auto; height: 400px">Much</div>',
  'a page that cannot be scrolled': `<style>html { overflow: hidden }</style>${fields}`,
} as const

test('content out of reach fails', async ({ page }) => {
  for (const [name, body] of Object.entries(outOfReach)) {
    await show(page, body)
    await expect(expectAllReachable(page), name).rejects.toThrow('out of reach')
  }
})

const covers = {
  'a bar that sticks to the end': `${fields}<div style="position: sticky; bottom: 0; height: 120px">Bar</div>`,
  'a bar fixed to the start': `<div style="position: fixed; inset: 0 0 auto; height: 80px">Bar</div>${fields}`,
} as const

test('an element that covers the focus fails', async ({ page }) => {
  for (const [name, body] of Object.entries(covers)) {
    await show(page, body)
    await expect(expectFocusClear(page), name).rejects.toThrow('covers it')
  }
})
