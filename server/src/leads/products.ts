// Finds the product of a lead or of a call among those that this server serves.
import { formatApplicationNumber } from '@loan/domain/lead/applicationNumber'
import type { Product } from '@loan/domain/products/product'
import { buildFieldError, LeadError } from '../lib/leadError.ts'
import type { Lead } from './lead.ts'
import type { LeadServices } from './leadServices.ts'

type ProductServices = Pick<LeadServices, 'products'>

export const findProduct = ({ products }: ProductServices, id: string): Product | null =>
  products.find((product) => product.id === id) ?? null

/** The number that a person reads out; null for a lead of a product that this server does not serve. */
export const findApplicationNumber = (
  services: ProductServices,
  { id, product }: Pick<Lead, 'id' | 'product'>,
): string | null => {
  const served = findProduct(services, product)
  return served === null ? null : formatApplicationNumber(served.country.code, id)
}

/** Throws when the lead's product was removed since. */
export const requireProduct = (services: ProductServices, lead: Pick<Lead, 'product'>): Product => {
  const product = findProduct(services, lead.product)
  if (product === null) throw new Error(`There is no product ${lead.product}`)
  return product
}

/** The product that a call names. Throws `refused` when this server does not serve it. */
export const requireServedProduct = (services: ProductServices, id: string): Product => {
  const product = findProduct(services, id)
  if (product !== null) return product
  throw new LeadError('refused', 'There is no such product.', {
    errors: [buildFieldError('product', 'not-an-option', 'Not one of the products.')],
  })
}

/** Throws `refused` when a call names another product than that of its lead. */
export const assertSameProduct = (lead: Pick<Lead, 'product'>, id: string): void => {
  if (id === lead.product) return
  throw new LeadError('refused', 'The product of a lead cannot change.', {
    errors: [buildFieldError('product', 'not-an-option', 'Not the product of this lead.')],
  })
}
