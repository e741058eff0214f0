// Receives the browsers' reports of security policy violations. The log gets the directive and the blocked host, and no
// URL, because a URL can contain an applicant's input or the secret of a resume link.
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { PolicyViolation } from '../lib/log.ts'
import { reportPath } from '../http/securityPolicy.ts'
import type { Services } from '../http/services.ts'

const text = v.optional(v.string(), '')

/** The format of `report-uri`: one violation, with hyphens in its names. */
const singleReportSchema = v.pipe(
  v.object({
    'csp-report': v.object({
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      disposition: text,
    }),
  }),
  v.transform(({ 'csp-report': report }) => [
    {
      directive: report['effective-directive'] || (report['violated-directive'].split(' ')[0] ?? ''),
      blocked: report['blocked-uri'],
      disposition: report.disposition,
    },
  ]),
)

const maxReportsPerRequest = 10

/** The format of `report-to`: several reports of any type. */
const reportListSchema = v.pipe(
  v.array(v.object({ type: text, body: v.optional(v.unknown()) })),
  v.transform((reports) =>
    reports
      .filter(({ type }) => type === 'csp-violation')
      .slice(0, maxReportsPerRequest)
      .flatMap(({ body }) => {
        const parsed = v.safeParse(v.object({ effectiveDirective: text, blockedURL: text, disposition: text }), body)
        if (!parsed.success) return []
        const { effectiveDirective, blockedURL, disposition } = parsed.output
        return [{ directive: effectiveDirective, blocked: blockedURL, disposition }]
      }),
  ),
)

const reports = v.union([singleReportSchema, reportListSchema])

const directives = /^(?:[a-z]+-)*[a-z]{1,20}$/u
const keywords = /^(?:inline|eval|wasm-eval|self|data|blob|trusted-types-(?:sink|policy))$/u

const readHost = (address: string): string => {
  const host = URL.canParse(address) ? new URL(address).host : ''
  return /^[\w.:-]{1,100}$/u.test(host) ? host : 'other'
}

/** Replaces unknown values by `other`, because any client can post a report. */
const toViolation = ({ directive, blocked, disposition }: v.InferOutput<typeof reports>[number]): PolicyViolation => ({
  directive: directive.length <= 40 && directives.test(directive) ? directive : 'other',
  blocked: keywords.test(blocked) ? blocked : readHost(blocked),
  isEnforced: disposition !== 'report',
})

/** @assumed 30 lines a minute show the cause of many reports, and more would fill the log. */
const maxLinesPerMinute = 30

export const registerPolicyReports = (app: FastifyInstance, { log, now }: Services): void => {
  const counted = { minute: 0, violations: 0 }
  const mayLog = (): boolean => {
    const minute = Math.floor(now().getTime() / 60_000)
    if (counted.minute !== minute) Object.assign(counted, { minute, violations: 0 })
    counted.violations += 1
    return counted.violations <= maxLinesPerMinute
  }
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: 64 * 1024 },
      scope.getDefaultJsonParser('error', 'error'),
    )
    scope.post(reportPath, { config: { limitKind: 'reports' } }, async (request, reply) => {
      const parsed = v.safeParse(reports, request.body)
      if (parsed.success) {
        for (const violation of parsed.output) if (mayLog()) log.violation(toViolation(violation))
      }
      return reply.code(204).header('cache-control', 'no-store').send()
    })
  })
}
