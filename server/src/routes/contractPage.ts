// The markup of the sandbox's contract page (sandboxContract.ts), in the language of the applicant and without a
// script.
import type { ContractProblem, ContractTexts } from '../documents/contract-texts/contractTexts.ts'
import { html, Html } from '../http/html.ts'

type Row = readonly [label: string, value: string]

export type ContractPage = {
  readonly texts: ContractTexts
  /** BCP 47 tag. */
  readonly language: string
  readonly lender: string
  /** SVG. */
  readonly logo: string
  readonly contact: string
  readonly figures: readonly Row[]
  readonly reference: string
  readonly documentUrl: string
  readonly returnUrl: string
  /** The last digits of the number that codes are sent to. */
  readonly phone: string
  readonly problem: ContractProblem | null
  readonly step: 'read' | 'code' | 'signed'
  readonly signature: readonly Row[]
}

const style = `
  * { box-sizing: border-box; }
  body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #1b1f23; background: #f3f5f8; overflow-wrap: anywhere; }
  header { background: #fff; border-bottom: 1px solid #c9ced6; font-size: 1.125rem; font-weight: 700; }
  header div { display: flex; align-items: center; gap: .75rem; max-width: 36rem; margin: 0 auto; padding: .75rem 1rem; }
  header svg { width: 2.5rem; height: 2.5rem; flex: none; }
  main { max-width: 36rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
  h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1rem; }
  h2 { font-size: 1.25rem; margin: 1.5rem 0 .5rem; }
  dl { margin: 1rem 0; padding: .25rem 1rem; background: #fff; border: 1px solid #c9ced6; border-radius: .5rem; }
  dl div { display: flex; align-items: baseline; justify-content: space-between; gap: 1rem; padding: .5rem 0; } dl div + div { border-top: 1px solid #e1e5ea; }
  dt { color: #4a5361; } dt, dd { overflow-wrap: normal; } dd { margin: 0; font-weight: 600; text-align: end; } .short { white-space: nowrap; }
  a { color: #0b5394; display: inline-block; padding: .75rem 0; }
  a.main, a.next, button { display: block; width: 100%; min-height: 3rem; padding: .75rem 1rem; margin: 1rem 0; border: 2px solid #0b5394; border-radius: .5rem; font: inherit; font-weight: 700; text-align: center; text-decoration: none; cursor: pointer; color: #fff; background: #0b5394; }
  a.main, button.second { color: #0b5394; background: #fff; }
  label { display: block; margin: 1rem 0; }
  input[name=code] { display: block; width: 10ch; min-height: 3rem; margin-top: .25rem; padding: .5rem .75rem; border: 2px solid #5b6573; border-radius: .5rem; font: inherit; font-size: 1.5rem; letter-spacing: .1em; }
  label.tick { display: flex; gap: .75rem; align-items: start; padding: .5rem 0; } label.tick input { width: 1.5rem; height: 1.5rem; flex: none; margin: 0; }
  .problem { padding: .75rem 1rem; border: 2px solid #b3261e; border-radius: .5rem; background: #fff; color: #8c1d18; font-weight: 600; }
  .note { color: #4a5361; font-size: .875rem; }
  :focus-visible { outline: 3px solid #b35a00; outline-offset: 2px; }
  @media (prefers-color-scheme: dark) {
    body { color: #e8ecf1; background: #14181d; } header, dl, .problem, a.main, button.second { background: #1f252c; }
    header { border-color: #3a434e; } dl div + div { border-color: #333c46; } dt, .note { color: #b3bcc7; } a, a.main, button.second { color: #8cc0f2; border-color: #8cc0f2; } a.next { color: #fff; border-color: #0b5394; }
    .problem { color: #ffb4ab; border-color: #ffb4ab; } :focus-visible { outline-color: #ffb866; }
  }
`

const buildRows = (rows: readonly Row[]): Html =>
  html`<dl>
    ${rows.map(
      ([label, value]) =>
        html`<div>
          <dt>${label}</dt>
          <dd class="${value.length > 20 ? 'long' : 'short'}">${value}</dd>
        </div>`,
    )}
  </dl>`

const buildForm = (action: 'code' | 'sign', reference: string, controls: Html): Html =>
  html`<form method="post" action="/sandbox/contract">
    <input type="hidden" name="reference" value="${reference}" />
    <input type="hidden" name="action" value="${action}" />
    ${controls}
  </form>`

const buildCodeForms = ({ texts: { page }, reference, phone, problem }: ContractPage): Html =>
  html`<p>${page.sent(phone)}</p>
    ${buildForm(
      'sign',
      reference,
      html`<label
          >${page.code}
          <input
            name="code"
            inputmode="numeric"
            autocomplete="one-time-code"
            pattern="[0-9 ]{6,7}"
            required
            ${new Html(problem === 'wrong' ? 'aria-invalid="true" aria-describedby="problem"' : '')}
        /></label>
        <label class="tick"><input type="checkbox" name="agreed" value="yes" required />${page.agree}</label>
        <button>${page.sign}</button>`,
    )}
    ${buildForm('code', reference, html`<button class="second">${page.resend}</button>`)}`

const buildStep = (shown: ContractPage): Html => {
  const { texts, step, reference, phone, lender, documentUrl, returnUrl, figures, signature } = shown
  const { page } = texts
  if (step === 'signed') {
    return html`<p>${page.signedText(lender)}</p>
      ${buildRows(signature)}
      <a class="main" href="${documentUrl}">${page.saveCopy}</a>
      <a class="next" href="${returnUrl}">${page.back}</a>
      ${buildRows(figures)}`
  }
  return html`${buildRows(figures)}
    <a class="main" href="${documentUrl}">${page.read}</a>
    ${
      step === 'code'
        ? buildCodeForms(shown)
        : html`<p>${page.codeHelp(phone)}</p>
            ${buildForm('code', reference, html`<button>${page.send}</button>`)}`
    }
    <a href="${returnUrl}">${page.back}</a>`
}

export const buildContractPage = (shown: ContractPage): string => {
  const { texts, language, lender, logo, contact, problem, step } = shown
  return `<!doctype html>\n${
    html`<html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${texts.title} – ${lender}</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <header translate="no">
          <div>${new Html(logo)}<span>${lender}</span></div>
        </header>
        <main>
          <p class="note">${texts.page.sandbox}</p>
          <h1>${step === 'signed' ? texts.page.signed : texts.title}</h1>
          ${
            problem === null
              ? html``
              : html`<p class="problem" id="problem" role="alert">${texts.page.problems[problem]}</p>`
          }
          ${buildStep(shown)}
          <p class="note">${texts.page.contact(contact)}</p>
        </main>
      </body>
    </html>`.markup
  }\n`
}
