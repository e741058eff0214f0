// The lists of a request. valibot validates every item of a list before it looks at the length, and reports each item
// that does not fit: a body of 250 kB (`[{},{},…]`) then blocks the event loop for a second.
import * as v from 'valibot'

/**
 * A list of at most `maxLength` items; a longer one is rejected by its length alone, without a look at its items.
 * Every list in the params or the body of a row is one of these: boundedList.test.ts finds any other.
 */
export const boundedList = <const Item extends v.GenericSchema>(item: Item, maxLength: number) => {
  const list = v.array(item)
  const run: (typeof list)['~run'] = (dataset, config) => {
    const { value } = dataset
    if (!Array.isArray(value) || value.length <= maxLength) return list['~run'](dataset, config)
    const message = `A list of at most ${maxLength} items is expected`
    return {
      typed: false,
      value,
      issues: [
        {
          kind: 'schema',
          type: 'array',
          expected: 'Array',
          received: 'Array',
          input: value,
          message,
          requirement: undefined,
        },
      ],
    }
  }
  // The second check tells a reader of the schema (OpenAPI) the limit.
  return v.pipe({ ...list, '~run': run }, v.maxLength(maxLength))
}

/** @assumed of every list in the payload; the server refuses shorter ones too, by their field. */
export const payloadList = <const Item extends v.GenericSchema>(item: Item) => boundedList(item, 200)
