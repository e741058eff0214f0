import { expect, it } from 'vitest'
import { notify, onFirstToast, subscribeToToasts } from './notify.ts'

it('queues texts until a listener shows them, and calls the listener that loads it', () => {
  const shown: string[] = []
  let wakes = 0
  notify('early')
  onFirstToast(() => {
    wakes += 1
  })
  notify('waiting')
  expect([wakes, shown]).toEqual([2, []])
  const stop = subscribeToToasts((text) => shown.push(text))
  notify('now')
  expect(shown).toEqual(['early', 'waiting', 'now'])
  stop()
  notify('later')
  expect(shown).toHaveLength(3)
  subscribeToToasts((text) => shown.push(text))()
  expect(shown).toEqual(['early', 'waiting', 'now', 'later'])
})

it('sends a text to the listener that was added last', () => {
  const reported: string[] = []
  const stopPage = subscribeToToasts((text) => reported.push(`page: ${text}`))
  const stopDialog = subscribeToToasts((text) => reported.push(`dialog: ${text}`))
  notify('one')
  stopDialog()
  notify('two')
  stopPage()
  expect(reported).toEqual(['dialog: one', 'page: two'])
})
