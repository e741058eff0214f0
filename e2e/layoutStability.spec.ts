// No control moves after it was first shown while a screen loads: an applicant could press another one. The full suite
// has every kind of screen at two widths.
import { isLenderStepState, lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import { readShiftedControls, watchControls } from './driver/shiftedControls.ts'
import { watchPendingRequests } from './driver/pendingRequests.ts'
import { createLeadInState, openScreen, storeLeadForScreen } from './driver/screenPosition.ts'
import { getScreen } from './driver/screens.ts'
import { type StateScreen, stateScreens } from './driver/stateScreens.ts'
import { anna } from './personas/poland.ts'
import { expect, isWide, test } from './setup/test.ts'

/** The full suite distinguishes lender steps of one kind by their properties. */
const describeKind = ({ state, name }: StateScreen): string => {
  if (!isLenderStepState(state)) return name
  const step = lenderSteps[state]
  return isWide ? `${step.kind} ${JSON.stringify(Object.keys(step))}` : step.kind
}

/** The first screen of each kind. */
const screens = stateScreens.filter(
  (one, index) => stateScreens.findIndex((other) => describeKind(other) === describeKind(one)) === index,
)

const widths = [360, 1280]

/** The default suite divides the screens among the widths. */
const chooseWidths = (index: number): readonly number[] =>
  isWide ? widths : widths.filter((_width, widthIndex) => widthIndex === index % widths.length)

/** With answers as the page stores them: a text with a currency or a prefix would be corrected while the page loads. */
const applicant = { ...anna, typed: {} }

/** Screens that one tab shows one after the other. */
const screensInTab = 5

for (let first = 0; first < screens.length; first += screensInTab) {
  const group = [...screens.entries()].slice(first, first + screensInTab)
  const names = group.map(([, { name }]) => name)
  test(`no control moves while these screens load: ${names.join(', ')}`, async ({ page, polandServer }) => {
    const pendingRequests = watchPendingRequests(page)
    await watchControls(page)
    for (const [index, stateScreen] of group) {
      await test.step(stateScreen.name, async () => {
        const lead = await createLeadInState(polandServer, applicant, stateScreen)
        const screen = getScreen(page, stateScreen.name)
        const position = { page, server: polandServer, stateScreen, lead, screen, locale: 'pl' } as const
        await storeLeadForScreen(position)
        for (const width of chooseWidths(index)) {
          await page.setViewportSize({ width, height: 800 })
          await openScreen(position)
          await screen.locator('h1').waitFor()
          await pendingRequests.waitUntilIdle()
          expect(await readShiftedControls(page), `${width} pixels`).toEqual([])
        }
      })
    }
  })
}
