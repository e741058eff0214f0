// docs/sandbox.md, made from the scenarios and lenders so that it cannot fall behind them.
import type { Criterion, Lender } from './lender.ts'
import { lenders } from './registry.ts'
import { scenarios } from './scenarios.ts'

const scenarioRows = (): readonly string[] =>
  Object.entries(scenarios).map(([tag, { what }]) => `| \`name+${tag}@example.com\` | ${what} |`)

const describeCriterion = ({ path, min, max, isOneOf, isNot }: Criterion): string =>
  [
    `\`${path}\``,
    ...(min === undefined ? [] : [`at least ${min}`]),
    ...(max === undefined ? [] : [`at most ${max}`]),
    ...(isOneOf === undefined ? [] : [`one of ${isOneOf.join(', ')}`]),
    ...(isNot === undefined ? [] : [`not ${isNot}`]),
  ].join(' ')

const describeAll = (criteria: readonly Criterion[]): string => criteria.map(describeCriterion).join('; ')

const describeSteps = ({ asks, offer, ending }: Lender): string =>
  [...asks, ...(offer === null ? [] : [offer.state]), ending].join(' → ')

const lenderRow = (lender: Lender): string => {
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
${scenarioRows().join('\n')}
| any other | The lenders below decide by their own rules. A good applicant in work, with an income well above the limits and no debts overdue, goes through every step to accepted. |

Codes and links that would go out by text message and e-mail are at \`/sandbox\`, and as JSON at
\`/sandbox/messages?leadId=…\` (the field \`payload\` is the code or the address of the link).

## By the lenders' own rules

Lenders are asked tier by tier, one at a time, until one takes the lead or none is left (rejected). A lead that a lender
does not serve is not shown to it.

| Country | Tier | Lender | Serves | Agrees where | Steps |
|---|---|---|---|---|---|
${lenders.map(lenderRow).join('\n')}
`
