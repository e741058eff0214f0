// Embeds the form in a host's page: creates the frame, passes URL parameters to it, and adapts its height. Runs in a
// page of another owner. So it has no imports and no globals, and accepts messages only from its frame.

/** Raised with every change, because a host may pin the bytes of a version by their hash. */
export const version = '1.3.0'

/** The URL parameters that the form reads (spec 4.28, 4.43 to 4.48, 4.50, 4.67). */
export const passedParameters = [
  'refName',
  'refSubId',
  'refTransactionId',
  's_id',
  'amount',
  'period',
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'sellingTierGlobalId',
  'sessionId',
  'gclid',
  'gclsrc',
  'wbraid',
  'gbraid',
  'fbclid',
  'ttclid',
  'utm_medium',
  'utm_source',
  'utm_campaign',
  'utm_content',
  'utm_term',
]

/** Longer values are not passed. */
const maxLength = 500

/**
 * @assumed a form is never higher than `max`: a message with a larger height is an error. A host may set
 * `data-max-height`.
 */
const heights = { min: 200, first: 640, max: 10_000 }

/** The accessible name of the frame without `data-title`, by language of the page; English for any other language. */
const titles: Readonly<Record<string, string>> = {
  de: 'Kreditantrag',
  en: 'Loan application',
  es: 'Solicitud de préstamo',
  pl: 'Wniosek o pożyczkę',
  ro: 'Cerere de credit',
  vi: 'Hồ sơ vay',
}

/**
 * The permissions that the form needs in a sandboxed frame without an origin. Links open in a new tab; documents, such
 * as a signed contract, are downloads.
 */
const sandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

/** The margin above the position that the form requests to show. */
const marginPx = 16

const resolveTitle = (own: string | undefined): string => {
  const [language = ''] = document.documentElement.lang.toLowerCase().split('-')
  return own || titles[language] || 'Loan application'
}

const buildAddress = (base: string, colours: string | undefined): string => {
  const address = new URL('.', base)
  const given = new URLSearchParams(window.location.search)
  for (const name of passedParameters) {
    const value = given.get(name)
    if (value !== null && value !== '' && value.length <= maxLength) address.searchParams.set(name, value)
  }
  // Only from the script's attribute, because a link to the host's page must not restyle the form.
  if (colours !== undefined && colours.length <= maxLength) address.searchParams.set('uiColors', colours)
  return address.href
}

const buildFrame = ({ src, dataset }: HTMLScriptElement): HTMLIFrameElement => {
  const frame = document.createElement('iframe')
  frame.title = resolveTitle(dataset['title'])
  // The form reads the host's origin from the referrer in browsers without `ancestorOrigins`.
  frame.referrerPolicy = 'strict-origin'
  if (dataset['sandbox'] !== undefined) frame.setAttribute('sandbox', sandbox)
  Object.assign(frame.style, {
    display: 'block',
    width: '100%',
    height: `${heights.first}px`,
    border: '0',
  })
  frame.src = buildAddress(src, dataset['colors'])
  return frame
}

const listenForMessages = (frame: HTMLIFrameElement, origin: string, maxHeight: number): void => {
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    const { data } = event
    if (event.source !== frame.contentWindow || event.origin !== origin) return
    if (typeof data !== 'object' || data === null || !('type' in data)) return
    if (data.type === 'FORM_HEIGHT' && 'height' in data && Number.isFinite(data.height)) {
      frame.style.height = `${Math.min(Math.max(Math.ceil(Number(data.height)), heights.min), maxHeight)}px`
    }
    if (data.type === 'FORM_SCROLL' && 'top' in data && Number.isFinite(data.top)) {
      const top = Math.min(Math.max(Number(data.top), 0), frame.clientHeight)
      frame.style.scrollMarginTop = `${marginPx - top}px`
      frame.scrollIntoView({ block: 'start' })
    }
  })
}

/**
 * Adds the frame to the first empty element with `data-loan-form`, else after the script or, for a script in the head,
 * at the end of the body.
 */
export const embedForm = (script: HTMLScriptElement): HTMLIFrameElement => {
  const frame = buildFrame(script)
  const max = Number(script.dataset['maxHeight'])
  // A sandboxed frame has the origin `null`; only the check of its window identifies it.
  const origin = script.dataset['sandbox'] === undefined ? new URL(script.src).origin : 'null'
  listenForMessages(frame, origin, max > 0 ? max : heights.max)
  const insertFrame = (): void => {
    const own = [...document.querySelectorAll('[data-loan-form]')].find((element) => element.childElementCount === 0)
    if (own !== undefined) own.append(frame)
    else if (document.head.contains(script)) document.body.append(frame)
    else script.after(frame)
  }
  if (document.readyState === 'loading' && document.head.contains(script)) {
    document.addEventListener('DOMContentLoaded', insertFrame)
  } else insertFrame()
  return frame
}
