// Authorises scrapes of the metrics: from this machine in development, or with METRICS_KEY
// (docs/decisions/37-metrics.md).
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { derivePurposeKey } from '../config/secretKey.ts'
import { isLocalRequest } from './sandboxAccess.ts'
import type { Services } from './services.ts'

type AccessOptions = Pick<Services, 'config' | 'secretKey'>

/** Compares in constant time for any length. */
const isMetricsKey = ({ config: { metricsKey }, secretKey }: AccessOptions, providedKey: string): boolean => {
  if (metricsKey === null) return false
  const hash = (text: string): Buffer =>
    createHmac('sha256', derivePurposeKey(secretKey, 'metrics')).update(text).digest()
  return timingSafeEqual(hash(providedKey), hash(metricsKey))
}

export const mayReadMetrics = (request: FastifyRequest, options: AccessOptions): boolean => {
  const [, providedKey] = /^bearer ([!-~]{1,200})$/iu.exec(request.headers.authorization ?? '') ?? []
  return isLocalRequest(request, options.config) || (providedKey !== undefined && isMetricsKey(options, providedKey))
}
