// Fetches the policies of a product (spec 7.9) once per language and `Request`. Loaded after the first page.
import { policies, type PolicyText } from '@loan/domain/contract/reference'
import type { Product } from '@loan/domain/products/product'
import type { Request } from '../api/request.ts'

const replies = new WeakMap<Request, Map<string, Promise<readonly PolicyText[]>>>()

const fetchNow = async (request: Request, product: Product, locale: string): Promise<readonly PolicyText[]> => {
  const result = await request(
    { ...policies, path: product.paths.policies },
    { params: { product: product.id, locale } },
  )
  return result.outcome === 'ok' ? result.reply.policies : []
}

/** Empty when the request fails; the page then shows and records its built-in texts. */
export const fetchPolicies = (request: Request, product: Product, locale: string): Promise<readonly PolicyText[]> => {
  const known = replies.get(request) ?? new Map<string, Promise<readonly PolicyText[]>>()
  replies.set(request, known)
  const reply = known.get(locale) ?? fetchNow(request, product, locale)
  known.set(locale, reply)
  return reply
}
