// Faults of the states after the form: state numbers, codes, uploads, redirects.
import type { Route } from '@playwright/test'
import { buildPng } from '../../../server/src/testing/pictures.ts'
import type { Kind } from './kind.ts'

const unknownStates: readonly unknown[] = [9999, '10', null, [6, 9999], -1]

const submitSelector = 'form [type="submit"]'

const files: readonly { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }[] = [
  { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
  { name: 'IMG_1.heic', mimeType: 'image/heic', buffer: Buffer.from('....ftypheic....'.repeat(50), 'latin1') },
  { name: 'cut.png', mimeType: 'image/png', buffer: buildPng().subarray(0, 40) },
  { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10_600_000, 0xff) },
]

export const stepKinds: readonly Kind[] = [
  {
    name: 'unknown state number',
    classes: [37],
    phases: ['checking', 'screen'],
    inject: async ({ context }, random) => {
      const state = random.pick(unknownStates)
      const handler = async (route: Route): Promise<void> => {
        const response = await route.fetch()
        const body: unknown = await response.json()
        const changed = typeof body === 'object' && body !== null ? { ...body, progressState: state } : body
        await route.fulfill({ response, json: changed })
      }
      await context.route('**/lead/status/**', handler, { times: 2 })
      return { detail: JSON.stringify(state), end: () => context.unroute('**/lead/status/**', handler) }
    },
  },
  {
    name: 'wrong code',
    classes: [40],
    phases: ['screen'],
    tag: 'verification',
    inject: async ({ page }) => {
      await page.locator('[name="code"]').fill('000000')
      await page.locator(submitSelector).last().click()
      await page.locator('#error-summary:visible, [role="alert"]:visible').first().waitFor()
    },
  },
  {
    name: 'code sent again',
    classes: [40],
    phases: ['screen'],
    tag: 'verification',
    inject: async ({ page }) => {
      const again = page.locator(
        '[data-screen="mobile-verification"] button[aria-describedby="resends-left"]:not([aria-disabled="true"])',
      )
      const count = await again.count()
      if (count > 0) await again.first().click()
      return { detail: count > 0 ? 'pressed' : 'not offered yet' }
    },
  },
  {
    name: 'upload refused',
    classes: [41],
    phases: ['screen'],
    tag: 'id-upload',
    inject: async ({ page }, random) => {
      const file = random.pick(files)
      await page.locator('input[type="file"]:not([capture])').first().setInputFiles(file)
      await page.locator('[data-screen="id-upload"] section [id$="-error"]').first().waitFor()
      return { detail: file.name }
    },
  },
  {
    name: 'upload cut',
    classes: [41, 12],
    phases: ['screen'],
    tag: 'id-upload',
    inject: async ({ page, context }) => {
      const handler = (route: Route): Promise<void> => route.abort('connectionreset')
      await context.route('**/lead/idUpload**', handler)
      await page
        .locator('input[type="file"]:not([capture])')
        .first()
        .setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: buildPng() })
      await page.getByRole('alert').first().waitFor()
      await context.unroute('**/lead/idUpload**', handler)
    },
  },
  {
    name: 'partner redirect invalid',
    classes: [39],
    phases: ['screen'],
    tag: 'instantor',
    inject: async ({ page, context }) => {
      const handler = (route: Route): Promise<void> =>
        route.fulfill({
          status: 200,
          contentType: 'application/json',
          body: '{"redirectUrl":"javascript:alert(1)","url":"//"}',
        })
      await context.route(/\/lead\/(?:[^/]+\/redirect|offer\/payment|sale)$/u, handler)
      await page.locator('button[aria-describedby="hand-over-after"]').click()
      await page.getByRole('alert').first().waitFor()
      await context.unroute(/\/lead\/(?:[^/]+\/redirect|offer\/payment|sale)$/u, handler)
    },
  },
]
