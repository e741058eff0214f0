// Properties of every problem (RFC 9457), verified on the replies to all rejected requests.
import { problemMediaType, problemSchema } from '@loan/domain/contract/problem'
import { problemTypes, buildProblemTypeUri } from '@loan/domain/contract/problemTypes'
import { listKeys } from '@loan/domain/records'
import * as v from 'valibot'
import { defineCases } from '../case.ts'
import { Mismatch } from '../outcomes.ts'
import type { Exchange } from '../connection.ts'
import { wrongText } from '../expectedErrors.ts'
import { collectProblems } from '../rejected/rejectedRequests.ts'
import type { Session } from '../session.ts'

const statusByType = new Map<string, number>(
  listKeys(problemTypes).map((type) => [buildProblemTypeUri(type), problemTypes[type]]),
)

/** The members that the properties read; all optional, because one case verifies that they are there. */
const membersSchema = v.object({
  type: v.optional(v.unknown()),
  status: v.optional(v.unknown()),
  title: v.optional(v.unknown()),
  traceId: v.optional(v.unknown()),
})

const readMembers = ({ json }: Exchange) => {
  const parsed = v.safeParse(membersSchema, json)
  return parsed.success ? parsed.output : {}
}

/** Returns what is wrong with one problem; null when it has the property. */
type Property = (exchange: Exchange, session: Session) => string | null

const findMediaType: Property = ({ headers }) => {
  const type = (headers.get('content-type') ?? '(none)').split(';')[0]?.trim() ?? ''
  return type === problemMediaType ? null : type
}

const findMisfit: Property = ({ json }) => {
  const parsed = v.safeParse(problemSchema, json)
  if (parsed.success) return parsed.output.title === '' ? 'an empty title' : null
  return `a misfit at ${parsed.issues.map((issue) => v.getDotPath(issue) ?? '(whole)').join(', ')}`
}

const findOtherStatus: Property = (exchange) => {
  const { status } = readMembers(exchange)
  return status === exchange.status ? null : `${exchange.status} with another \`status\``
}

const findOtherType: Property = (exchange) => {
  const { type } = readMembers(exchange)
  if (typeof type !== 'string' || !statusByType.has(type)) return 'a type outside the contract'
  return statusByType.get(type) === exchange.status ? null : `${type} with ${exchange.status}`
}

const findOtherTrace: Property = (exchange) =>
  readMembers(exchange).traceId === exchange.headers.get('x-request-id') ? null : 'another id or none'

/** Values of the applicant and of the run that some rejected request contains. */
const listSentValues = ({ answers: { contactDetails, personalDetails } }: Session): readonly string[] =>
  [
    wrongText,
    encodeURIComponent(wrongText),
    contactDetails?.email,
    contactDetails?.phoneNumber,
    personalDetails?.personalCode,
    personalDetails?.lastName,
  ].filter((value) => value !== undefined)

const findSentValue: Property = ({ text }, session) =>
  listSentValues(session).some((value) => text.includes(value)) ? 'a value of the request' : null

const findInternals: Property = ({ text }) =>
  /\bat [^"]*:\d+:\d+|node_modules|\bstack\b/u.test(text) ? 'details of the program' : null

const verify =
  (expected: string, find: Property) =>
  async (session: Session): Promise<void> => {
    const wrong = (await collectProblems(session)).flatMap(({ name, exchange }) => {
      const found = find(exchange, session)
      return found === null ? [] : [`${found} (${name})`]
    })
    const [first, ...more] = wrong
    if (first !== undefined)
      throw new Mismatch(expected, more.length === 0 ? first : `${first} and ${more.length} more`)
  }

export const problemCases = defineCases('problems', [
  ['media-type', '7.4', 'has the media type of problem documents', verify(problemMediaType, findMediaType)],
  ['schema', '7.4', 'has the members of the contract', verify('a problem of the contract', findMisfit)],
  ['status', '7.4', 'repeats the status of the reply', verify('the status of the reply', findOtherStatus)],
  ['type', '7.4', 'has a type of the contract, with its status', verify('a type of the contract', findOtherType)],
  ['trace-id', '7.4', 'has the id of the request as `traceId`', verify('the id in x-request-id', findOtherTrace)],
  ['no-values', '7.4', 'repeats no value of the request', verify('no value of the request', findSentValue)],
  ['no-internals', '7.4', 'shows no details of the program', verify('no details of the program', findInternals)],
])
