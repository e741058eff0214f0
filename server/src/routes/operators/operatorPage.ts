// The frame of the operators' pages: navigation, sign-out, and what their tables have in common. They have no script.
import type { FastifyReply } from 'fastify'
import { dayMs, hourMs } from '@loan/domain/durations'
import { buildPage, html, type Html, pageSecurityPolicy } from '../../http/html.ts'
import { buildNavigation } from '../../http/navigation.ts'
import { findApplicationNumber } from '../../leads/products.ts'
import type { OperatorCall } from './operatorCall.ts'
import { operatorPaths } from './operatorPaths.ts'

const links = [
  { path: operatorPaths.overview, label: 'Overview' },
  { path: operatorPaths.search, label: 'Search' },
  { path: operatorPaths.outbox, label: 'Outbox' },
  { path: operatorPaths.lenders, label: 'Lenders' },
  { path: operatorPaths.log, label: 'Log' },
] as const

/** The hidden field that every form needs. */
export const buildFormField = ({ formToken }: OperatorCall): Html =>
  html`<input type="hidden" name="form" value="${formToken}" />`

const buildHeader = (call: OperatorCall, current: string): Html =>
  html`<header>
    ${buildNavigation('Operators', links, current)}
    <form method="post" action="${operatorPaths.signOut}" class="row">
      ${buildFormField(call)}
      <span class="quiet">Signed in as ${call.actor.operator}. Times are UTC.</span>
      <button>Sign out</button>
    </form>
  </header>`

type Page = {
  /** The entry of the navigation that is marked. */
  readonly path: string
  readonly title: string
  readonly body: Html
  readonly status?: number
}

export const sendOperatorPage = (call: OperatorCall, { path, title, body, status = 200 }: Page): FastifyReply =>
  call.reply
    .code(status)
    .header('content-security-policy', pageSecurityPolicy)
    .type('text/html; charset=utf-8')
    .send(buildPage(title, body, { header: buildHeader(call, path) }))

export const sendNotFoundPage = (call: OperatorCall, message: string): FastifyReply =>
  sendOperatorPage(call, { path: '', title: 'Not found', body: html`<p>${message}</p>`, status: 404 })

type Table = {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (Html | string | number)[])[]
}

/** A region that scrolls, also by keyboard. */
export const buildTable = ({ name, columns, rows }: Table): Html =>
  rows.length === 0
    ? html`<p class="quiet">None.</p>`
    : html`<div class="scroll" role="region" aria-label="${name}" tabindex="0">
        <table>
          <thead>
            <tr>
              ${columns.map((column) => html`<th scope="col">${column}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (cells) =>
                html`<tr>
                  ${cells.map((cell) => html`<td>${cell}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`

export const buildDescriptionList = (
  pairs: readonly (readonly [name: string, value: Html | string | number])[],
): Html =>
  html`<dl class="pairs">
    ${pairs.map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`

/** `2026-11-26 17:44:05`; a dash for null. */
export const formatTime = (time: Date | null): string =>
  time === null ? '–' : time.toISOString().slice(0, 19).replace('T', ' ')

const ageUnits = [
  ['d', dayMs],
  ['h', hourMs],
  ['min', 60_000],
  ['s', 1000],
] as const

/** `3 h`, in the largest whole unit; a dash for null. */
export const formatAge = (time: Date | null, now: Date): string => {
  if (time === null) return '–'
  const ms = Math.max(0, now.getTime() - time.getTime())
  const [unit, unitMs] = ageUnits.find(([, each]) => ms >= each) ?? ['s', 1000]
  return `${Math.floor(ms / unitMs)} ${unit}`
}

type LeadName = { readonly id: string; readonly product: string }

/** The application number; the id for a product that this server does not serve. */
export const formatLeadName = ({ services }: OperatorCall, lead: LeadName): string =>
  findApplicationNumber(services, lead) ?? lead.id

export const buildLeadLink = (call: OperatorCall, lead: LeadName): Html =>
  html`<a href="${operatorPaths.lead(lead.id)}">${formatLeadName(call, lead)}</a>`
