// Builds the HTML alternative of an e-mail in the colours of the brand. Mail programs support few styles: every element
// has its own, without custom properties, images or scripts. The style element adds only what `style` cannot express.
import { html, Html } from '../lib/html.ts'
import type { EmailContent, EmailSection } from './emailContent.ts'
import { type EmailColours, type EmailTheme, getEmailTheme } from './emailThemes.ts'

const fontFamily = "-apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif"

/** The classes of the elements that have other colours in the dark, with the properties that change. */
const buildRules = (colours: EmailColours): string =>
  [
    `.page { background: ${colours.page} !important; color: ${colours.text} !important; }`,
    `.card { background: ${colours.surface} !important; border-color: ${colours.line} !important; }`,
    `.header { background: ${colours.header} !important; color: ${colours.headerText} !important; border-color: ${colours.line} !important; }`,
    `.text { color: ${colours.text} !important; }`,
    `.muted { color: ${colours.muted} !important; }`,
    `.row { border-color: ${colours.line} !important; }`,
    `.link { color: ${colours.link} !important; }`,
    `.button { background: ${colours.accent} !important; color: ${colours.accentText} !important; }`,
  ].join('\n')

const buildStyle = ({ dark }: EmailTheme): Html =>
  new Html(`:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) { ${buildRules(dark)} }`)

type Pieces = { readonly colours: EmailColours; readonly names: readonly string[] }

/** The address of a name that is a telephone number, an e-mail address or a website; null for the name of a company. */
const findContactUrl = (name: string): string | null => {
  if (/^\+[\d ()-]+$/u.test(name)) return `tel:${name.replaceAll(/[^+\d]/gu, '')}`
  if (/^\S+@\S+$/u.test(name)) return `mailto:${name}`
  return /^https:\/\/\S+$/u.test(name) ? name : null
}

const markName = (name: string, colours: EmailColours): Html => {
  const url = findContactUrl(name)
  if (url === null) return html`<span translate="no">${name}</span>`
  return html`<a class="link" href="${url}" translate="no" style="color:${colours.link};text-decoration:underline"
    >${name}</a
  >`
}

/** Marks the names in a text, so that browsers do not translate them, and links those that are contacts. */
const markNames = (text: string, { names, colours }: Pieces): Html => {
  const [name, ...others] = names
  if (name === undefined || name === '') return html`${text}`
  const pieces = text.split(name).map((piece) => markNames(piece, { names: others, colours }).markup)
  return new Html(pieces.join(markName(name, colours).markup))
}

const joinLines = (value: string, pieces: Pieces): Html =>
  new Html(
    value
      .split('\n')
      .map((line) => markNames(line, pieces).markup)
      .join('<br>'),
  )

const buildSection = ({ heading, details }: EmailSection, pieces: Pieces): Html => {
  const { colours } = pieces
  return html`<h2 class="text" style="margin:24px 0 4px;font-size:18px;line-height:24px;color:${colours.text}">
      ${heading}
    </h2>
    <dl style="margin:0">
      ${details.map(
        ([label, value]) =>
          html`<div
            class="row"
            ${pieces.names.includes(label) ? html`translate="no"` : html``}
            style="padding:8px 0;border-bottom:1px solid ${colours.line}"
          >
            <dt class="muted" style="font-size:14px;line-height:20px;color:${colours.muted}">${label}</dt>
            <dd class="text" style="margin:0;font-weight:600;overflow-wrap:anywhere;color:${colours.text}">
              ${joinLines(value, pieces)}
            </dd>
          </div>`,
      )}
    </dl>`
}

const buildLink = (
  { link: { label, address, plainLabel } }: EmailContent,
  colours: EmailColours,
  radius: string,
): Html =>
  html`<p style="margin:24px 0">
      <a
        class="button"
        href="${address}"
        style="display:block;padding:14px 24px;border-radius:${radius};background:${colours.accent};color:${colours.accentText};font-weight:700;line-height:24px;text-align:center;text-decoration:none"
        >${label}</a
      >
    </p>
    <p class="muted" style="margin:0 0 16px;font-size:14px;line-height:20px;color:${colours.muted}">
      ${plainLabel}<br />
      <a
        class="link"
        href="${address}"
        translate="no"
        style="overflow-wrap:anywhere;word-break:break-all;color:${colours.link}"
        >${address}</a
      >
    </p>`

const buildFoot = ({ reason, unsubscribe }: EmailContent, pieces: Pieces): Html => {
  const { colours } = pieces
  return html`<p class="muted" style="margin:16px 0 0;font-size:14px;line-height:20px;color:${colours.muted}">
    ${markNames(reason, pieces)}
    ${
      unsubscribe === null
        ? ''
        : html`<br /><a class="link" href="${unsubscribe.address}" style="color:${colours.link}"
              >${unsubscribe.label}</a
            >`
    }
  </p>`
}

export const buildEmailHtml = (content: EmailContent): string => {
  const { language, brand, subject, text, sections, note } = content
  const theme = getEmailTheme(brand.key)
  const { light: colours, controlRadius, cardRadius } = theme
  const pieces: Pieces = { colours, names: [...new Set([brand.name, ...content.names])] }
  return `<!doctype html>\n${
    html`<html lang="${language}" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${buildStyle(theme)}
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background:${colours.page};color:${colours.text}">
        <div style="display:none;max-height:0;overflow:hidden">${text}</div>
        <div
          class="page"
          lang="${language}"
          dir="ltr"
          style="padding:16px;background:${colours.page};font:16px/24px ${fontFamily}"
        >
          <div
            class="card"
            style="max-width:566px;margin:0 auto;overflow:hidden;border:1px solid ${colours.line};border-radius:${cardRadius};background:${colours.surface}"
          >
            <div
              class="header"
              translate="no"
              style="padding:16px 24px;border-bottom:1px solid ${colours.line};background:${colours.header};color:${colours.headerText};font-size:24px;line-height:32px;font-weight:700"
            >
              ${brand.name}
            </div>
            <div style="padding:24px">
              <h1 class="text" style="margin:0 0 16px;font-size:24px;line-height:32px;color:${colours.text}">
                ${markNames(subject, pieces)}
              </h1>
              <p class="text" style="margin:0;color:${colours.text}">${markNames(text, pieces)}</p>
              ${buildLink(content, colours, controlRadius)}
              <p class="text" style="margin:0;color:${colours.text}">${markNames(note, pieces)}</p>
              ${sections.map((section) => buildSection(section, pieces))}
            </div>
          </div>
          <div style="max-width:566px;margin:0 auto;padding:0 8px">${buildFoot(content, pieces)}</div>
        </div>
      </body>
    </html>`.markup
  }\n`
}
