// The schema of lists in requests. valibot validates all items of a list before its length, and reports each invalid
// item. A body of 250 kB (`[{},{},…]`) would block the event loop for a second.
import * as v from 'valibot'

/**
 * A list of at most `maxLength` items. A longer one is rejected by its length before its items are read.
 * All lists in the params or the body of an endpoint use it; boundedList.test.ts finds any other.
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
  // This check makes the limit readable in the schema, for the OpenAPI document.
  return v.pipe({ ...list, '~run': run }, v.maxLength(maxLength))
}

/** @assumed 200 items for each list in the payload; the server has lower limits for some fields. */
export const payloadList = <const Item extends v.GenericSchema>(item: Item) => boundedList(item, 200)
