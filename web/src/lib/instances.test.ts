import { expect, it } from 'vitest'
import { createInstances, perApplication } from './instances.ts'
import { perDocument } from './perDocument.ts'

const documentInstances = createInstances()
const createOwner = (name: string) => ({ name, store: { instances: createInstances(), documentInstances } })

it('creates one value per application, from the properties of the application', () => {
  let created = 0
  const getLabel = perApplication(({ name }: ReturnType<typeof createOwner>) => {
    created += 1
    return { label: name }
  })
  const [first, second] = [createOwner('first'), createOwner('second')]
  expect([getLabel(first), getLabel(second)]).toEqual([{ label: 'first' }, { label: 'second' }])
  expect(getLabel(first)).toBe(getLabel(first))
  expect(created).toBe(2)
})

it('creates an undefined value only once', () => {
  let created = 0
  const getUndefined = perApplication(() => {
    created += 1
    return undefined
  })
  const owner = createOwner('one')
  expect([getUndefined(owner), getUndefined(owner), created]).toEqual([undefined, undefined, 1])
})

it('creates a value from another value of the same application', () => {
  const getInner = perApplication(() => 'inner')
  const getOuter = perApplication((owner: ReturnType<typeof createOwner>) => `outer of ${getInner(owner)}`)
  expect(getOuter(createOwner('one'))).toBe('outer of inner')
})

it('shares one value between the applications of a document', () => {
  const getGlobals = perDocument(() => ({ hosts: [] }))
  expect(getGlobals(createOwner('first'))).toBe(getGlobals(createOwner('second')))
})
