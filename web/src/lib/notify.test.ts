import { expect, it } from 'vitest'
import { createToasts } from './notify.ts'

it('queues texts until a listener shows them, and calls the listener that loads it', () => {
  const { notify, onFirst, subscribe } = createToasts()
  const shown: string[] = []
  let wakes = 0
  notify('early')
  onFirst(() => {
    wakes += 1
  })
  notify('waiting')
  expect([wakes, shown]).toEqual([2, []])
  const stop = subscribe((text) => shown.push(text))
  notify('now')
  expect(shown).toEqual(['early', 'waiting', 'now'])
  stop()
  notify('later')
  expect(shown).toHaveLength(3)
  subscribe((text) => shown.push(text))()
  expect(shown).toEqual(['early', 'waiting', 'now', 'later'])
})

it('sends a text to the listener that was added last', () => {
  const { notify, subscribe } = createToasts()
  const reported: string[] = []
  const stopPage = subscribe((text) => reported.push(`page: ${text}`))
  const stopDialog = subscribe((text) => reported.push(`dialog: ${text}`))
  notify('one')
  stopDialog()
  notify('two')
  stopPage()
  expect(reported).toEqual(['dialog: one', 'page: two'])
})
