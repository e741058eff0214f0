// Generates docs/sandbox.md from the scenarios and lenders.
import { type StateName, states, stateNames } from '@loan/domain/states'
import type { Criterion, Lender } from '../lenders/lender.ts'
import { lenders } from './lenders.ts'
import { resolveScenario, scenarios, findStateScenarioTag } from './scenarios.ts'

const buildScenarioRows = (): readonly string[] =>
  Object.entries(scenarios).map(([tag, { description }]) => `| \`name+${tag}@example.com\` | ${description} |`)

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
  if (tag !== null) return `\`name+${tag}@example.com\`: ${resolveScenario(tag)?.description ?? ''}`
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

\`npm run generate\` writes this page from \`server/src/sandbox\` and \`server/src/countries\`. All lenders are invented, and
nothing of it works with \`ENVIRONMENT=production\`.

## By e-mail address

A tag in the e-mail address decides what the lenders do, independently of the other answers. The tag is between a plus and
the at sign of any address.

| e-mail address | outcome |
|---|---|
${buildScenarioRows().join('\n')}
| any other | The lenders below decide by their own rules. An employed applicant with an income above the limits and no overdue debts reaches accepted through every step. |

## By state

How each product reaches each state. \`/smava\` has no state of its own; the tag \`smava\` leads to it.

| code | state | route | reached by |
|---|---|---|---|
${buildStateRows().join('\n')}

\`/sandbox/partner\` simulates a bank link, a card check and a partner's site. It shows the request, and returns the
applicant with a success, a failure or no result.

\`/sandbox\` shows the codes and links of text messages and e-mails; \`/sandbox/messages?leadId=…\` returns them as JSON (the
field \`payload\` is the code or the URL of the link). \`/sandbox/leads\` shows the open leads, with a form that sets the state
of a lead.

## By the lenders' own rules

One lender at a time gets the lead, tier by tier, until one accepts or all have declined (rejected). A lender does not get a
lead that it does not serve. Lenders of tier 0 serve one purpose each; the scenarios above omit them.

| country | tier | lender | serves | agrees when | steps |
|---|---|---|---|---|---|
${lenders.map(buildLenderRow).join('\n')}
`
