// Faults of third parties and changes of the window.
import { vendorNames } from '@loan/domain/tracking/vendors'
import type { VendorMode } from '../../setup/vendors.ts'
import type { Kind } from './kind.ts'

const vendorKind = (mode: VendorMode): Kind => ({
  name: `third parties: ${mode}`,
  classes: [26],
  phases: ['open'],
  inject: async ({ vendors }) => {
    for (const name of vendorNames) vendors.setMode(name, mode)
  },
})

const windowKind = (name: string, width: number, height: number): Kind => ({
  name: `window: ${name}`,
  classes: [34],
  phases: ['arrived', 'filled', 'checking', 'screen'],
  inject: async ({ page }) => {
    await page.setViewportSize({ width, height })
  },
})

export const environmentKinds: readonly Kind[] = [
  vendorKind('blocked'),
  vendorKind('slow'),
  vendorKind('throws'),
  vendorKind('hangs'),
  windowKind('320 pixels wide', 320, 568),
  windowKind('enlarged four times', 320, 256),
  windowKind('a phone on its side', 640, 360),
  windowKind('768 pixels wide', 768, 1024),
  {
    name: 'forced colours',
    classes: [34],
    phases: ['open', 'arrived'],
    inject: async ({ page }) => page.emulateMedia({ forcedColors: 'active' }),
  },
  {
    name: 'text spacing',
    classes: [34],
    phases: ['arrived', 'screen'],
    inject: async ({ page }) => {
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
        )
        document.adoptedStyleSheets.push(sheet)
      })
    },
  },
]
