// The applicants the server invents for each country (server/src/personas), as the walker answers for them.
import { catalogue } from '@loan/domain/data-points/catalogue'
import type { DataPoint } from '@loan/domain/data-points/dataPoint'
import { readAnswer } from '@loan/domain/lead/answers'
import { type ProductId, products } from '@loan/domain/products/registry'
import { buildPersona, type PersonaPlace } from '../../server/src/personas/persona.ts'
import type { Persona } from './persona.ts'

const paths = Object.values(catalogue)
  .flatMap((section) => Object.values<DataPoint>(section))
  .map(({ path }) => path)

export const invented = async (product: ProductId, place: PersonaPlace): Promise<Persona> => {
  await products[product].country.load()
  const application = buildPersona(products[product], new Date(), place)
  return {
    name: `${product}-${place}`,
    product,
    answers: Object.fromEntries(paths.map((path) => [path, readAnswer(application, path)])),
  }
}
