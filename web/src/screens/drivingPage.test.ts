// Checks the table of controls in docs/driving.md, which documents the form for automated browsers. Renders each screen
// with everything it can show and compares its controls with the table.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { uploadLimits } from '@loan/domain/contract/documents'
import { uploadSides } from '@loan/domain/lender-steps/documentSides'
import { leadFromLink, type LeadStatus } from '@loan/domain/contract/lead'
import { catalogue } from '@loan/domain/data-points/catalogue'
import { isLenderStepState, lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import { type DataPointSource, requireDataPoints } from '@loan/domain/pages/pageDataPoints'
import { toScreenName, type StateName, states } from '@loan/domain/states'
import { purposes } from '@loan/domain/tracking/vendors'
import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeLeadServer } from '../testing/createFakeLeadServer.ts'
import { buildLeadStatus } from '../testing/leadFixtures.ts'
import { getShownScreen, renderScreen } from '../testing/renderScreen.tsx'
import { getControlNames } from '../form/controlNames.ts'
import { buildOffer } from './offer-terms/offerFixture.ts'
import { screenRoutes } from './registry.ts'

const server = createFakeLeadServer()

const drivingPage = readFileSync(path.join(import.meta.dirname, '../../../docs/driving.md'), 'utf8')

const listCodeSpans = (cell = ''): readonly string[] =>
  [...cell.matchAll(/`(?<name>[^`]+)`/gu)].map(([, name = '']) => name)

/** `screen control` for each row of the table. */
const reported: readonly string[] = drivingPage
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|'))
  .flatMap(([, screens, controls]) =>
    listCodeSpans(screens).flatMap((screen) => listCodeSpans(controls).map((control) => `${screen} ${control}`)),
  )

const policies: LeadStatus['policies'] = [
  { key: 'POLICY-KEY', version: '1', title: 'A', text: 'B', required: true, kind: 'consent' },
]

const handOver: LeadStatus['handOver'] = { kind: 'bank-link', provider: 'Provider', passes: ['name'], outcome: null }

const getDataPoints = ({ dataPoints }: Pick<DataPointSource, 'dataPoints'>) =>
  requireDataPoints({ dataPoints }, catalogue)

/** Builds a lead status with everything that the step of a state can show. */
const buildFullStatus = (state: StateName): LeadStatus => {
  if (!isLenderStepState(state)) return buildLeadStatus(state)
  const step = lenderSteps[state]
  const questions =
    'dataPoints' in step ? { dataPoints: getDataPoints(step).map(({ name }) => name), errors: [] } : null
  switch (step.kind) {
    case 'questions':
      return buildLeadStatus(state, { questions, policies: step.declaration === undefined ? [] : policies })
    case 'consents':
      return buildLeadStatus(state, { policies })
    case 'offers': {
      const limits = { min: 1000, max: 9000, step: 100 }
      const adjustable = step.isAdjustable === true ? { amount: limits, period: { min: 30, max: 90, step: 1 } } : null
      const offer = buildOffer('a', { adjustable })
      return buildLeadStatus(state, { questions, offers: step.isChoice === true ? [offer, buildOffer('b')] : [offer] })
    }
    case 'upload': {
      const { mimeTypes, maxBytes } = uploadLimits
      const upload = {
        sides: [...uploadSides],
        received: [],
        mimeTypes: [...mimeTypes],
        maxBytes,
        mayGoOnWithout: false,
      }
      return buildLeadStatus(state, { questions, upload })
    }
    case 'debts':
      return buildLeadStatus(state, { debts: { max: 3 } })
    case 'hand-over':
      return buildLeadStatus(state, { handOver })
  }
}

const debts = JSON.stringify([{ creditor: '', kind: '', balance: '', instalment: '', isInArrears: '' }])

/** Lists the names of the rendered controls, without duplicates. */
const shownNames = (): readonly string[] => {
  const controls = [...document.querySelectorAll('input, select, textarea')]
  const named = controls.filter((control) => control.getAttribute('type') !== 'range')
  const names = named.map((control) => (control.getAttribute('name') ?? '').replace(/^debts\.\d+\./u, 'debts.N.'))
  return [...new Set(names)]
}

const listDataPointNames = (state: StateName): readonly string[] => {
  const step = isLenderStepState(state) ? lenderSteps[state] : null
  return step !== null && 'dataPoints' in step ? getDataPoints(step).flatMap(getControlNames) : []
}

const findRows = (screen: string): readonly string[] =>
  reported.filter((row) => row.startsWith(`${screen} `)).toSorted()

describe('docs/driving.md', () => {
  const leadScreens = screenRoutes.filter(({ row }) => row.needsLead)

  it.each(leadScreens)('lists the controls of $name', async ({ name, path: address, state }) => {
    server.setStatus(name === 'smava' ? buildLeadStatus(state, { handOver }) : buildFullStatus(state))
    await renderScreen(address, { state, drafts: { debts } })
    await waitFor(() => expect(getShownScreen()).toBe(name))
    const stateDataPoints = listDataPointNames(state)
    const shown = shownNames()
    expect(shown.some((control) => stateDataPoints.includes(control))).toBe(stateDataPoints.length > 0)
    const others = shown.filter((control) => !stateDataPoints.includes(control))
    expect(others.map((control) => `${name} ${control}`).toSorted()).toEqual(findRows(name))
  })

  it('lists the control of unsubscribe', async () => {
    await renderScreen('/unsubscribe')
    await waitFor(() =>
      expect(shownNames().map((control) => `unsubscribe ${control}`)).toEqual(findRows('unsubscribe')),
    )
  })

  it.each([
    ['sign-in', '/continue', {}],
    ['set-password', '/password', { state: 'ACCEPTED' }],
  ] as const)('lists the controls of %s', async (name, address, stored) => {
    await renderScreen(address, stored)
    await waitFor(() => expect(shownNames().map((control) => `${name} ${control}`)).toEqual(findRows(name)))
  })

  it('lists the controls of continue, for each datum that opens the link', async () => {
    const shown: string[] = []
    for (const confirm of ['dateOfBirth', 'phoneNumber'] as const) {
      server.reply(leadFromLink, { progressState: states.ACCEPTED.code, confirm })
      const { unmount } = await renderScreen('/continue/secret')
      shown.push(...shownNames().map((control) => `continue ${control}`))
      unmount()
    }
    await waitFor(() => expect(shown.toSorted()).toEqual(findRows('continue')))
  })

  it('lists only existing screens, and names each screen without a state', () => {
    const names = screenRoutes.map(({ name }) => name)
    expect(reported.map((row) => row.split(' ')[0]).filter((screen = '') => !names.includes(screen))).toEqual([])
    const routesWithoutState = screenRoutes.filter(
      ({ name, state }) => name !== toScreenName(state) && name !== 'continue',
    )
    for (const { name } of routesWithoutState) expect(drivingPage).toContain(`\`${name}\` `)
  })

  it('names the checkboxes of the question about third parties', () => {
    for (const purpose of purposes) expect(drivingPage).toContain(`\`privacy-choices-${purpose}\``)
  })
})
