// SPEC.md §7: the calls the product makes. Calls to third parties: funnel.ts.
import type { Clause, ClauseSection } from './clause.ts'

const contractTest = 'domain/src/contract/registry.test.ts'
const isCall = `${contractTest}: is %s %s` as const

const about: readonly Clause[] = [
  {
    says: 'Paths are relative to a configured API base url',
    shownBy: [
      'web/src/app/environment.test.ts: is what its head says',
      'web/src/api/request.test.ts: %j stands at %s',
      `${contractTest}: stands below the API base url, but for /policy`,
    ],
    differs: 'docs/decisions/fields-without-a-place.md',
  },
  {
    says: 'The product identifier is added to the body of lead-create and lead requests',
    shownBy: [
      'web/src/form/leadWrite.test.ts: carries the product identifier in every body, and keeps the id the reply names',
    ],
  },
  {
    says: 'The product identifier is added to the body of affiliate events',
    shownBy: ['web/src/tracking/affiliateEvents.test.ts: is told of %s as %s, with the product identifier'],
  },
  {
    says: 'Failures return the error object',
    shownBy: [
      'web/src/api/request.test.ts: is the status with %s',
      'web/src/api/request.test.ts: is offline where the request fails',
    ],
  },
  {
    says: 'POST lead path: creates a lead; the body is the application data, the response names the id',
    shownBy: [
      isCall,
      `${contractTest}: reads the id from the reply to a create and to an update`,
      'web/src/form/saving.test.ts: creates the lead once and updates it from then on',
      'server/src/routes/leads.test.ts: stores every answer of $product.id as given',
    ],
    differs: 'docs/decisions/retries-and-tokens.md',
  },
  {
    says: 'PUT the same path: updates a lead; the response names the id',
    shownBy: [
      isCall,
      `${contractTest}: reads the id from the reply to a create and to an update`,
      'web/src/form/saving.test.ts: creates the lead once and updates it from then on',
    ],
    differs: 'docs/decisions/05-one-lead.md',
  },
  {
    says: 'GET /v3/lead/url/{id}/{urlType} continues a lead from a link',
    shownBy: [
      isCall,
      'server/src/routes/links.test.ts: opens the lead on another device; the first device keeps its token',
      'web/src/screens/continue/Continue.test.tsx: opens the application by the date of birth',
    ],
    differs: 'docs/decisions/retries-and-tokens.md',
  },
  {
    says: 'Its suffix comes from refTransactionId',
    shownBy: ['web/src/screens/continue/resumeLink.test.tsx: %s asks for %s'],
  },
  {
    says: 'GET policies path returns policies',
    shownBy: [
      isCall,
      'server/src/policies/policies.test.ts: of $id are all written in $locale',
      'server/src/routes/reference.test.ts: stands beside the API and holds what the list holds',
    ],
  },
  {
    says: 'GET /postcode/lookup/{code} looks a postcode up',
    shownBy: [isCall, 'server/src/routes/postcodes.test.ts: names the place of %s'],
  },
  {
    says: 'GET /data/vehicleModels.json: vehicle models',
    shownBy: [isCall, 'server/src/routes/reference.test.ts: of vehicles: makes by name, each with models, none twice'],
  },
  {
    says: 'GET locale file by language and namespace: translations, accepts JSON',
    shownBy: [
      'web/src/i18n/texts.test.ts: comes from its file, once however many wait for it',
      'web/src/i18n/fetchTexts.test.ts: asks for JSON',
    ],
  },
  {
    says: 'Every other path it names is there',
    shownBy: [
      `${contractTest}: every other path the specification names`,
      'server/src/routes/passwordSignIn.test.ts: opens the lead on another device, with a token of its own, however the address is written',
    ],
    differs: 'docs/decisions/fields-without-a-place.md',
  },
  {
    says: 'The older paths /v2/lead and /v2/lead/url/{id}/{urlType} are there too',
    shownBy: [
      `${contractTest}: every other path the specification names`,
      'server/src/routes/legacy.test.ts: take a lead from its creation to the lenders and back from its link',
    ],
  },
  {
    says: '/policy has no base prefix',
    shownBy: [
      `${contractTest}: stands below the API base url, but for /policy`,
      'server/src/routes/reference.test.ts: the policy document',
    ],
  },
  {
    says: '/customer/email/unsubscribe?email={email}',
    shownBy: [
      'server/src/routes/unsubscribe.test.ts: stops marketing to the address, however it is written, and to no other',
      'server/src/routes/unsubscribe.test.ts: is not undone by the address, or by a token that is absent, forged, cut or signed with another secret',
    ],
    differs: 'docs/decisions/unsubscribing.md',
  },
  {
    says: 'Methods, payloads and other responses: not shown (ours: each row of the contract, refused where it is not kept to)',
    shownBy: [
      'server/src/routes/everyRoute.test.ts: $name refuses $what',
      'server/src/routes/contractFuzz.test.ts: %s never fails',
    ],
    differs: 'docs/ASSUMED.md',
  },
]

export const calls: readonly ClauseSection[] = [{ section: '§7 Calls', clauses: about }]
