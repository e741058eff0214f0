// Watches every page of a browser for uncaught errors and for personal data in addresses. It also reads the handle of
// the lead from requests and replies, because storage may be denied and a reply may be lost.
import type { BrowserContext, Request, Response } from '@playwright/test'
import * as v from 'valibot'
import type { ProductPersona } from '../../personas/persona.ts'

export type PageWatch = {
  readonly errors: string[]
  readonly addresses: string[]
  readonly leads: { readonly id: string; readonly token: string }[]
  /** Bodies of the calls that report conversions. */
  readonly conversions: string[]
  readonly submitted: () => boolean
  readonly follow: (context: BrowserContext) => void
}

const createdLead = v.object({ id: v.string(), token: v.string() })

/** Hydration mismatches and other errors that React reports to the console. */
const reactError = /Minified React error|Hydration failed|did not match/u
/** Errors that tests cause on purpose: vendor fakes that throw, and scripts that a fault stops. */
const expectedError = /fake of|chaos:/u

/** Look-ups whose address the specification gives. */
const isLookUp = (address: string): boolean => /\/api\/(?:postcode|company)\//u.test(address)

const personalPaths = [
  'contactDetails.email',
  'contactDetails.phoneNumber',
  'personalDetails.lastName',
  'personalDetails.personalCode',
  'personalDetails.dateOfBirth',
  'incomeDetails.iban',
] as const

/** Finds the personal values of the applicant that are part of an address. */
export const findInAddresses = (
  addresses: readonly string[],
  { answers, typed }: ProductPersona,
): readonly string[] => {
  const text = addresses.filter((address) => !isLookUp(address)).join('\n')
  const values = personalPaths.flatMap((path) => {
    const value = answers[path]
    return typeof value === 'string' && value.length > 3
      ? [value, ...(typed?.[path] === undefined ? [] : [typed[path]])]
      : []
  })
  return values.filter((value) => text.includes(value) || text.includes(encodeURIComponent(value)))
}

export const createPageWatch = (): PageWatch => {
  const errors: string[] = []
  const addresses: string[] = []
  const leads: { readonly id: string; readonly token: string }[] = []
  const conversions: string[] = []
  let isSubmitted = false
  const readLead = async (response: Response): Promise<void> => {
    const request = response.request()
    if (!request.url().endsWith('/v3/lead') || !response.ok()) return
    if (request.method() === 'PUT' && request.postData()?.includes('"submit":true') === true) isSubmitted = true
    // The body is not available where the page was left in the meantime.
    const body: unknown = await response.json().catch(() => null)
    const parsed = v.safeParse(createdLead, body)
    if (parsed.success) leads.push(parsed.output)
  }
  const readHandle = (request: Request): void => {
    const [, id] = /\/lead\/status\/([^/?]+)/u.exec(request.url()) ?? []
    const token = request.headers()['lead-token']
    const last = leads.at(-1)
    if (id === undefined || token === undefined || (last?.id === id && last.token === token)) return
    leads.push({ id, token })
  }
  return {
    errors,
    addresses,
    leads,
    conversions,
    submitted: () => isSubmitted,
    follow: (context) => {
      context.on('weberror', (error) => {
        const text = String(error.error())
        if (!expectedError.test(text)) errors.push(text)
      })
      context.on('console', (message) => {
        if (message.type() === 'error' && reactError.test(message.text())) errors.push(message.text())
      })
      context.on('request', (request) => {
        addresses.push(request.url(), request.headers()['referer'] ?? '')
        readHandle(request)
        if (request.url().endsWith('/affiliate/event')) conversions.push(request.postData() ?? '')
      })
      context.on('response', (response) => void readLead(response))
    },
  }
}
