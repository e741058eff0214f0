// The checks at the end of a journey: one lead with the typed answers, no event twice, no uncaught error, and no
// personal data in an address.
import * as v from 'valibot'
import { readAtPath } from '@loan/domain/lead/answers'
import { filterApplicablePages, buildChain } from '@loan/domain/pages/chain'
import { filterApplicableDataPoints, requireDataPoints } from '@loan/domain/pages/pageDataPoints'
import { catalogue } from '@loan/domain/data-points/catalogue'
import { withDebts } from '@loan/domain/lender-steps/debts'
import { journeySchema } from '../../../server/src/lender-journeys/journey.ts'
import { buildApplication, getProduct } from '../../personas/persona.ts'
import { type ChaosRun, report } from '../run/chaosRun.ts'
import { findInAddresses } from './watchPages.ts'

const checkLead = async (run: ChaosRun, isOver: boolean): Promise<void> => {
  const leads = await run.server.readAllLeads()
  if (leads.length > 1)
    report(run, 'second lead', `${leads.length} leads: ${leads.map(({ state }) => state).join(', ')}`)
  const lead = leads.find(({ id }) => id === run.watch.leads.at(-1)?.id) ?? leads.at(-1)
  if (!isOver) return
  if (lead === undefined) {
    report(run, 'wrong answers stored', 'no lead in the database')
    return
  }
  const application = buildApplication(run.persona)
  const dataPoints = filterApplicablePages(buildChain(getProduct(run.persona)), application).flatMap((page) =>
    filterApplicableDataPoints(requireDataPoints(page, catalogue), application),
  )
  // Debts that the applicant lists for a lender replace the figures given in the form.
  const { debts } = v.parse(journeySchema, lead.journey)
  const expected = debts.length === 0 ? application : withDebts(application, debts)
  const wrong = dataPoints.filter(({ path }) => {
    const value = readAtPath(expected, path)
    return value !== undefined && JSON.stringify(readAtPath(lead.application, path)) !== JSON.stringify(value)
  })
  if (wrong.length > 0) report(run, 'wrong answers stored', wrong.map(({ path }) => path).join(', '))
}

/** Events that third parties may receive only once for each lead. */
const once = ['lead-created', 'lead-submitted', 'accepted', 'rejected'] as const

const findEventId = (call: string): string | undefined => /"event_id":"([^"]+)"/u.exec(call)?.[1]

const checkEvents = ({ vendors, watch, mayLose }: ChaosRun, found: (what: string) => void): void => {
  const manager = vendors.listCalls('tagManager')
  // A page without storage repeats events after a reload, but under the same id.
  const isDenied = mayLose.includes('storage denied')
  for (const name of once) {
    const calls = manager.filter((call) => call.includes(`"event":"${name}"`))
    const count = isDenied ? new Set(calls.map(findEventId)).size : calls.length
    if (count > 1) found(`${name} ${count} times`)
  }
  for (const name of ['Lead', 'CompleteRegistration']) {
    const ids = new Set(watch.conversions.filter((body) => body.includes(`"name":"${name}"`)))
    if (ids.size > 1) found(`${name} under ${ids.size} ids`)
  }
}

/** `isOver` is true where the journey reached its outcome. Only then must the lead have every answer. */
export const checkOutcome = async (run: ChaosRun, isOver: boolean): Promise<void> => {
  for (const error of new Set(run.watch.errors)) report(run, 'uncaught error', error.slice(0, 300))
  const personal = findInAddresses(run.watch.addresses, run.persona)
  if (personal.length > 0) report(run, 'personal data in an address', `${personal.length} values`)
  checkEvents(run, (what) => report(run, 'event sent twice', what))
  await checkLead(run, isOver)
}
