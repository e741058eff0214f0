// The call for a complete application, for demos and end-to-end tests. Outside production only.
import * as v from 'valibot'
import { leadApplicationSchema } from '../lead/application.ts'
import { defineEndpoint, productId } from './endpoint.ts'

/** @assumed answers that a demo or an end-to-end test can submit unchanged; returns 404 in production. */
export const testDataPoints = defineEndpoint({
  method: 'GET',
  path: '/v3/test/datapoints',
  summary: 'A complete valid persona, outside production',
  params: v.strictObject({ product: productId }),
  reply: v.strictObject({ product: productId, application: leadApplicationSchema }),
})
