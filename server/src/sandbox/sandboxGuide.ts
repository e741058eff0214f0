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

This page is for testers and for programs that fill in the form. It lists how to reach each state and outcome with the
simulated lenders, which exist outside production only (\`ENVIRONMENT=production\` has no sandbox). \`npm run generate\` writes
it from \`server/src/sandbox\` and \`server/src/countries\`.

1. Start a server (\`npm start\`) and fill in the form with an e-mail address from the first table.
2. Where the page requires a code or a link, open \`/sandbox\` on the same server, which shows the text messages and e-mails.
   For programs, \`/sandbox/messages?leadId=…\` returns them as JSON (\`payload\` is the code or the URL of the link).
3. Or set an open lead to any state at \`/sandbox/leads\`.

From another machine these pages need \`SANDBOX_KEY\` ([record 22](decisions/22-sandbox-access.md)). All lenders are invented.

## By e-mail address

A tag in the e-mail address decides what the lenders do, whatever the other answers are. The tag is between a plus and the
at sign: \`anna+accepted@example.com\`.

| e-mail address | outcome |
|---|---|
${buildScenarioRows().join('\n')}
| any other | The lenders below decide by [their own rules](#by-the-lenders-own-rules). An employed applicant with an income above the limits and no overdue debts is accepted after every step. |

## By state

How an applicant reaches each state. "Every lender asks for this state alone" means that each lender requires this step and
no other. \`/smava\` is a screen without a state of its own; the tag \`smava\` leads to it.

| code | state | route | reached by |
|---|---|---|---|
${buildStateRows().join('\n')}

\`/sandbox/partner\` simulates a bank link, a card check and a partner's site. It shows the request, and returns the
applicant with a success, a failure or no result.

## By the lenders' own rules

Without a tag, one lender at a time gets the lead, in the order of their tiers, until one accepts or all have declined
(rejected). A lender gets only leads that meet its conditions in the column "serves". Lenders of tier 0 serve one purpose of
the loan each; the tags above omit them.

| country | tier | lender | serves | agrees when | steps |
|---|---|---|---|---|---|
${lenders.map(buildLenderRow).join('\n')}
`
