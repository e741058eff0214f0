// A complete application that nobody typed, for demos and whole-journey tests. Outside production only.
import * as v from 'valibot'
import { leadApplicationSchema } from '../lead/application.ts'
import { endpoint, productId } from './endpoint.ts'

/** @assumed answers a demo or an end-to-end test can send as they are; 404 in production. */
export const testDataPoints = endpoint({
  method: 'GET',
  path: '/v3/test/datapoints',
  summary: 'A complete valid persona, outside production',
  params: v.strictObject({ product: productId }),
  reply: v.strictObject({ product: productId, application: leadApplicationSchema }),
})
