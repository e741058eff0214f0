// Before the country has loaded; what is known otherwise in each country is in lenderSteps.test.ts.
import { describe, expect, it } from 'vitest'
import { laterDetails } from '../countries/laterDetails.ts'
import { catalogue } from '../data-points/catalogue.ts'
import { dataPointsOf } from '../pages/chain.ts'
import { products } from '../products/registry.ts'
import { withoutKnown } from './knownOtherwise.ts'
import { lenderSteps } from './lenderSteps.ts'

const spain = products['vireo-es']
const notLoaded = laterDetails(() => import('../countries/details/es.ts'))
const knowing = {
  product: { ...spain, country: { ...spain.country, ...notLoaded } },
  application: { personalDetails: { personalCode: '12345678Z' } },
}

describe('a step before the country has loaded', () => {
  it('is as it was where it asks no number of a document', () => {
    const vehicle = dataPointsOf(lenderSteps.VEHICLE, catalogue)
    expect(withoutKnown(vehicle, knowing)).toEqual(vehicle)
  })

  it('throws where it asks one', () => {
    const upload = dataPointsOf(lenderSteps.ID_UPLOAD, catalogue)
    expect(() => withoutKnown(upload, knowing)).toThrow('The details of the country are not loaded')
  })
})
