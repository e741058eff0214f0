import { afterEach, describe, expect, it } from 'vitest'
import { builtInTextsId, readBuiltInTexts } from './builtInTexts.ts'

afterEach(() => document.body.replaceChildren())

const addTexts = (json: string) => {
  const element = document.createElement('script')
  element.type = 'application/json'
  element.id = builtInTextsId
  element.textContent = json
  document.body.append(element)
}

describe('the texts in the document', () => {
  it('are read by locale and namespace', () => {
    addTexts('{"pl":{"common":{"back":"Wstecz","a":{"b":"c"}}}}')
    expect(readBuiltInTexts()).toEqual({ pl: { common: { back: 'Wstecz', a: { b: 'c' } } } })
  })

  it.each(['null', '1', '{"pl":"Wstecz"}', '{"pl":{"common":"Wstecz"}}', '{"pl":{"common":{"back":1}}}'])(
    'stop the start where they are %s',
    (json) => {
      addTexts(json)
      expect(readBuiltInTexts).toThrow(/^Texts not found in the DOM$/u)
    },
  )

  it('stop the start where there are none', () => {
    expect(readBuiltInTexts).toThrow(/^Texts not found in the DOM$/u)
  })
})
