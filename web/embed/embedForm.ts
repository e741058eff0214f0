// The form in a host's page: makes the frame, passes on what the host's address brings, and follows the form's height.
// Stands alone in a page of somebody else: no imports, nothing global, nothing believed but from that very frame.

/** Raised with every change: a host that pins a version by its hash keeps the bytes it checked. */
export const version = '1.1.0'

/** Parameters the form reads (spec 4.28, 4.43 to 4.48, 4.50, 4.67). */
export const passedOn = [
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

/** Longer values are no parameters of the form. */
const maxLength = 500

/** @assumed a form is never higher: a message that says so is a fault. A host may set `data-max-height`. */
const heights = { min: 200, first: 640, max: 10_000 }

/** Names the frame to screen readers where the host gives no `data-title`; English where we have no words. */
const titles: Readonly<Record<string, string>> = {
  pl: 'Wniosek o pożyczkę',
  es: 'Solicitud de préstamo',
  en: 'Loan application',
}

/** What the form needs of a frame that shares nothing with its own site; links open beside the host's page. */
const sandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

/** Above what the form asks to show. */
const marginPx = 16

const titleFor = (own: string | undefined): string => {
  const [language = ''] = document.documentElement.lang.toLowerCase().split('-')
  return own || titles[language] || 'Loan application'
}

const buildAddress = (base: string, colours: string | undefined): string => {
  const address = new URL('.', base)
  const given = new URLSearchParams(window.location.search)
  for (const name of passedOn) {
    const value = given.get(name)
    if (value !== null && value !== '' && value.length <= maxLength) address.searchParams.set(name, value)
  }
  // From the script alone: an address of the host's page must not restyle the form.
  if (colours !== undefined && colours.length <= maxLength) address.searchParams.set('uiColors', colours)
  return address.href
}

const buildFrame = ({ src, dataset }: HTMLScriptElement): HTMLIFrameElement => {
  const frame = document.createElement('iframe')
  frame.title = titleFor(dataset['title'])
  // The form learns by it who embeds it where the browser does not tell otherwise.
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

const follow = (frame: HTMLIFrameElement, origin: string, maxHeight: number): void => {
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

/** Puts the form into the first element with `data-loan-form` that has none yet, else right after the script. */
export const embedForm = (script: HTMLScriptElement): HTMLIFrameElement => {
  const frame = buildFrame(script)
  const max = Number(script.dataset['maxHeight'])
  // A sandboxed frame has no origin; that it is our frame is all there is to know.
  const origin = script.dataset['sandbox'] === undefined ? new URL(script.src).origin : 'null'
  follow(frame, origin, max > 0 ? max : heights.max)
  const place = (): void => {
    const own = [...document.querySelectorAll('[data-loan-form]')].find((element) => element.childElementCount === 0)
    if (own !== undefined) own.append(frame)
    else if (document.head.contains(script)) document.body.append(frame)
    else script.after(frame)
  }
  if (document.readyState === 'loading' && document.head.contains(script)) {
    document.addEventListener('DOMContentLoaded', place)
  } else place()
  return frame
}
