// The dashboard and the alerts name only metrics and labels that the server has, and docs/observing.md explains them.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { openTestPglite } from '../testing/databases.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { createTestWorker } from '../testing/outboxWorker.ts'
import { listLabelNames, listMetricNames } from '../testing/promql.ts'
import { findPromtool, runPromtool } from '../testing/promtool.ts'
import { scrapeMetrics } from '../testing/scrapeMetrics.ts'

const resolvePath = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const readText = (path: string): string => readFileSync(resolvePath(path), 'utf8')

const ruleSchema = v.object({
  record: v.optional(v.string()),
  alert: v.optional(v.string()),
  expr: v.string(),
  labels: v.optional(v.object({ severity: v.picklist(['page', 'ticket']) })),
  annotations: v.optional(v.object({ summary: v.string(), description: v.string() })),
})
const rulesSchema = v.object({ groups: v.array(v.object({ name: v.string(), rules: v.array(ruleSchema) })) })
const dashboardSchema = v.object({
  title: v.string(),
  panels: v.array(
    v.object({
      id: v.number(),
      title: v.string(),
      targets: v.pipe(v.array(v.object({ expr: v.string() })), v.minLength(1)),
    }),
  ),
})

const rulesFile = 'ops/prometheus/alerts.yaml'
const alertTests = 'ops/prometheus/alerts.test.yaml'
const rulesYaml: unknown = parse(readText(rulesFile))
const rules = v.parse(rulesSchema, rulesYaml).groups.flatMap((group) => group.rules)
const dashboard = v.parse(v.pipe(v.string(), v.parseJson(), dashboardSchema), readText('ops/grafana/dashboard.json'))
const panelExpressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
const expressions = [...rules.map(({ expr }) => expr), ...panelExpressions]
const recorded = rules.flatMap(({ record = null }) => (record === null ? [] : [record]))
const alerts = rules.flatMap(({ alert = null, labels, annotations }) =>
  alert === null ? [] : [{ alert, labels, annotations }],
)

/** Labels and metrics that Prometheus adds. */
const ofPrometheus = { metrics: ['up'], labels: ['instance', 'job', 'le'] }

const promtool = findPromtool()

describe('the dashboard and the alerts', () => {
  const server = createServerFixture(openTestPglite)
  let text = ''
  beforeAll(async () => {
    const { metrics } = server.services
    metrics.addProcessMetrics()
    metrics.recordRequest({ method: 'GET', route: '/healthz', status: 200, seconds: 0.1 })
    metrics.recordRejection('new-lead')
    metrics.recordAdvanceFailure()
    metrics.recordLenderResponse({ lender: 'a lender', outcome: 'agreed', seconds: 1 })
    metrics.recordAttempt('sms', 'sent', 1)
    metrics.recordExpired('sms', 1)
    metrics.recordDeliveryReport('sms', 'delivered')
    metrics.setPaused('sms', false)
    text = await scrapeMetrics(server)
  })

  const listServerMetrics = (): readonly string[] =>
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gmu)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    )

  it('name only existing metrics', () => {
    const existing = [...listServerMetrics(), ...recorded, ...ofPrometheus.metrics]
    expect(existing.length).toBeGreaterThan(30)
    expect(expressions.length).toBeGreaterThan(30)
    for (const expression of expressions) {
      const names = listMetricNames(expression)
      expect([expression, names.length > 0]).toEqual([expression, true])
      expect([expression, names.filter((name) => !existing.includes(name))]).toEqual([expression, []])
    }
  })

  it('name only existing labels', () => {
    const series = text.split('\n').filter((line) => !line.startsWith('#'))
    const existing = [...new Set(series.flatMap(listLabelNames)), ...ofPrometheus.labels]
    for (const expression of expressions) {
      expect([expression, listLabelNames(expression).filter((name) => !existing.includes(name))]).toEqual([
        expression,
        [],
      ])
    }
  })

  it('show every metric of this server in a panel', () => {
    const shown = panelExpressions.flatMap(listMetricNames).join(' ')
    const own = [...text.matchAll(/^# TYPE (loan_\S+)/gmu)].map(([, name = '']) => name)
    expect(own.filter((name) => !shown.includes(name))).toEqual([])
  })

  it('have an explanation in the documentation', () => {
    const documentation = readText('docs/observing.md')
    expect(alerts.length).toBeGreaterThan(8)
    for (const { alert, labels, annotations } of alerts) {
      expect([alert, documentation.includes(`### ${alert}\n`)]).toEqual([alert, true])
      expect(annotations?.description).toBe(`docs/observing.md#${alert.toLowerCase()}`)
      expect(labels?.severity).toBeDefined()
    }
    for (const name of [...text.matchAll(/^# TYPE (loan_\S+)/gmu)].map(([, own = '']) => own)) {
      expect([name, documentation.includes(`\`${name}\``)]).toEqual([name, true])
    }
  })

  it('have a test that fires each of them', () => {
    const fired = [...readText(alertTests).matchAll(/labels: '\{alertname="(?<name>\w+)"\}'/gu)].map(
      ({ groups }) => groups?.['name'],
    )
    expect(new Set(fired)).toEqual(new Set(alerts.map(({ alert }) => alert)))
  })

  it.runIf(promtool !== null).each([
    ['accepts the rules', ['check', 'rules', '--lint-fatal', resolvePath(rulesFile)]],
    ['shows that the alerts fire', ['test', 'rules', resolvePath(alertTests)]],
    ['accepts the scrape', ['check', 'metrics']],
  ])('are correct: promtool %s', (_what, args) => {
    const own = text.split('\n').filter((line) => /^(?:# (?:HELP|TYPE) )?loan_/u.test(line))
    expect(runPromtool(promtool ?? '', args, `${own.join('\n')}\n`)).toMatchObject({ status: 0 })
  })
})

describe('the counters of the alerts', () => {
  const server = createServerFixture(openTestPglite)

  it('are 0 before their first event, because `increase` does not count what creates a series', async () => {
    createTestWorker(server, [{ kind: 'sms', send: () => Promise.resolve() }])
    const series = (await scrapeMetrics(server)).split('\n')
    const selector = /increase\((?<name>\w+)(?:\{(?<label>\w+)=~?"(?<values>[^"]*)"\})?\[/gu
    const selected = rules.flatMap(({ expr }) => [...expr.matchAll(selector)].map(({ groups }) => groups ?? {}))
    expect(selected.length).toBeGreaterThan(8)
    for (const { name = '', label = '', values = '' } of selected) {
      const own = series.filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
      for (const value of values.split('|')) {
        const matching = own.filter((line) => label === '' || line.includes(`${label}="${value}"`))
        expect([name, value, matching.length > 0]).toEqual([name, value, true])
        expect(matching.filter((line) => !line.endsWith(' 0'))).toEqual([])
      }
    }
  })
})

describe('the reader of expressions', () => {
  const expression =
    'histogram_quantile(0.9, sum by (le, route) (rate(one_bucket{a="x{y}", b!~"z"}[5m]))) > 0.5 and two offset 1h'

  it('finds the metrics', () => {
    expect(listMetricNames(expression)).toEqual(['one_bucket', 'two'])
    expect(listMetricNames('a:b:rate5m / on (x) group_left (y) c_total == bool 1')).toEqual(['a:b:rate5m', 'c_total'])
  })

  it('finds the labels', () => {
    expect(listLabelNames(expression)).toEqual(['le', 'route', 'a', 'b'])
  })
})
