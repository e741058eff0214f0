// Generates docs/sandbox.md from the scenarios and lenders.
import { type StateName, states, stateNames } from '@loan/domain/states'
import type { Criterion, Lender } from '../lenders/lender.ts'
import { lenders } from './lenders.ts'
import { resolveScenario, scenarios, findStateScenarioTag } from './scenarios.ts'

const buildScenarioRows = (): readonly string[] =>
  Object.entries(scenarios).map(([tag, { what }]) => `| \`name+${tag}@example.com\` | ${what} |`)

/** How a lead enters the states that no sandbox scenario leads to. */
const ownStates: Readonly<Partial<Record<StateName, string>>> = {
  NONE: 'Open the application: its first page.',
  LOAN_INFORMATION: 'A page before the application is sent, where the product has it.',
  PERSONAL_DETAILS: 'A page before the application is sent, where the product has it.',
  CONTACT_DETAILS: 'A page before the application is sent, where the product has it.',
  INCOME_DETAILS: 'A page before the application is sent, where the product has it.',
  OTHER_INFORMATION: 'A page before the application is sent, where the product has it.',
  CONTINUE: 'Send an application, then open the link of the e-mail at `/sandbox`.',
}

const describeRoute = (state: StateName): string => {
  const tag = findStateScenarioTag(state)
  if (tag !== null) return `\`name+${tag}@example.com\`: ${resolveScenario(tag)?.what ?? ''}`
  const description = ownStates[state]
  if (description === undefined) throw new Error(`Nothing leads to ${state}`)
  return description
}

const buildStateRows = (): readonly string[] =>
  stateNames.map(
    (state) => `| ${states[state].code} | ${state} | \`${states[state].route}\` | ${describeRoute(state)} |`,
  )

const describeCriterion = ({ path, min, max, isOneOf, isNot }: Criterion): string =>
  [
    `\`${path}\``,
    ...(min === undefined ? [] : [`at least ${min}`]),
    ...(max === undefined ? [] : [`at most ${max}`]),
    ...(isOneOf === undefined ? [] : [`one of ${isOneOf.join(', ')}`]),
    ...(isNot === undefined ? [] : [`not ${isNot}`]),
  ].join(' ')

const describeAll = (criteria: readonly Criterion[]): string => criteria.map(describeCriterion).join('; ')

const describeSteps = ({ requires, offer, ending }: Lender): string =>
  [...requires, ...(offer === null ? [] : [offer.state]), ending].join(' → ')

const buildLenderRow = (lender: Lender): string => {
  const { country, tier, name, serves, decision } = lender
  const agrees = decision.kind === 'criteria' ? describeAll(decision.criteria) : decision.kind
  return `| ${country} | ${tier} | ${name} | ${describeAll(serves)} | ${agrees} | ${describeSteps(lender)} |`
}

export const buildSandboxGuide = (): string => `# The sandbox: reaching any outcome

Made from \`server/src/lenders\`; a test keeps it true. No real lender stands behind any of this, and none of it works
with \`ENVIRONMENT=production\`.

## By what is typed

A tag in the e-mail address decides what the lenders do, whatever the other answers are. Any address will do, so long
as the tag stands between a plus and the at sign.

| E-mail address | What happens |
|---|---|
${buildScenarioRows().join('\n')}
| any other | The lenders below decide by their own rules. A good applicant in work, with an income well above the limits and no debts overdue, goes through every step to accepted. |

## By state

Every state, and what leads to it, in each product. \`/smava\` has no state of its own: the tag \`smava\` leads there.

| Code | State | Route | What leads to it |
|---|---|---|---|
${buildStateRows().join('\n')}

The page behind a bank link, a card check or a partner's site is \`/sandbox/partner\`: it shows who asks for what, and
sends back with success, with a failure, or with neither.

Codes and links that would go out by text message and e-mail are at \`/sandbox\`, and as JSON at
\`/sandbox/messages?leadId=…\` (the field \`payload\` is the code or the address of the link).
The open leads are at \`/sandbox/leads\`, with a form that pushes one into any state.

## By the lenders' own rules

Lenders are asked tier by tier, one at a time, until one takes the lead or none is left (rejected). A lead that a lender
does not serve is not shown to it. Lenders of tier 0 serve one purpose each; the scenarios above leave them out.

| Country | Tier | Lender | Serves | Agrees where | Steps |
|---|---|---|---|---|---|
${lenders.map(buildLenderRow).join('\n')}
`
