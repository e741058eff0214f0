// Parses the HTTP response of one call of the contract with the schemas of the contract.
import { parseJson } from '../parseJson.ts'
import * as v from 'valibot'
import { type Problem, problemMediaType, problemSchema } from '../contract/problem.ts'
import { type EndpointName, endpoints } from '../contract/registry.ts'
import { ContractViolationError, LeadProblemError } from './callErrors.ts'
import { parseRetryAfter } from '../contract/parseRetryAfter.ts'

/** The properties of a `Response` that a call reads. */
export type LeadResponse = {
  readonly status: number
  readonly headers: { readonly get: (name: string) => string | null }
  readonly text: () => Promise<string>
  readonly arrayBuffer: () => Promise<ArrayBuffer>
}

type Endpoints = typeof endpoints
export type CallReply<Name extends EndpointName> = v.InferOutput<Endpoints[Name]['reply']>

const readMediaType = ({ headers }: LeadResponse): string =>
  (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

const parseProblem = async (name: EndpointName, response: LeadResponse): Promise<Problem> => {
  const mediaType = readMediaType(response)
  if (mediaType !== problemMediaType) {
    throw new ContractViolationError(name, response.status, `with the media type ${mediaType || '(none)'}`)
  }
  const problem = v.safeParse(problemSchema, parseJson(await response.text()))
  if (problem.success) return problem.output
  throw new ContractViolationError(name, response.status, 'is no problem document', listPaths(problem.issues))
}

const listPaths = (issues: readonly v.BaseIssue<unknown>[]): readonly string[] => [
  ...new Set(issues.map((issue) => v.getDotPath(issue) ?? '(whole)')),
]

/** A file has the name of its `Content-Disposition`; another reply is JSON. */
const readBody = async (replyType: string | null, response: LeadResponse): Promise<unknown> => {
  if (replyType === null) return parseJson(await response.text())
  return {
    fileName: /filename="(?<name>[^"]*)"/u.exec(response.headers.get('content-disposition') ?? '')?.groups?.['name'],
    bytes: new Uint8Array(await response.arrayBuffer()),
  }
}

/**
 * Returns the parsed reply. Throws LeadProblemError for a problem document, and ContractViolationError for a reply that
 * does not fit the contract.
 */
export const parseLeadReply = async <Name extends EndpointName>(
  name: Name,
  response: LeadResponse,
): Promise<CallReply<Name>> => {
  const endpoint: Endpoints[Name] = endpoints[name]
  const { status, headers } = response
  if (status !== 200) {
    const problem = await parseProblem(name, response)
    throw new LeadProblemError(name, status, problem, parseRetryAfter(headers.get('retry-after')))
  }
  const mediaType = readMediaType(response)
  if (mediaType !== (endpoint.replyType ?? 'application/json')) {
    throw new ContractViolationError(name, status, `with the media type ${mediaType || '(none)'}`)
  }
  const parsed = v.safeParse<Endpoints[Name]['reply']>(endpoint.reply, await readBody(endpoint.replyType, response))
  if (parsed.success) return parsed.output
  throw new ContractViolationError(name, status, 'with a body that does not fit', listPaths(parsed.issues))
}
