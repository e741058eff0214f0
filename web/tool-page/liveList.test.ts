import { afterEach, beforeEach, expect, it } from 'vitest'
import { updateList } from './liveList.ts'

const buildItem = (text: string): HTMLLIElement => {
  const item = document.createElement('li')
  item.id = text.slice(0, 1)
  const link = document.createElement('a')
  link.href = '/'
  link.textContent = text
  item.append(link)
  return item
}

const buildList = (...items: readonly string[]): Element => {
  const list = document.createElement('ol')
  list.append(...items.map(buildItem))
  return list
}

const readItems = (list: Element): readonly string[] => [...list.children].map(({ textContent }) => textContent)

let list: Element

beforeEach(() => {
  list = buildList('a waits', 'b waits', 'c waits')
  document.body.append(list)
})
afterEach(() => list.remove())

it.each([
  ['a new item', ['n waits', 'a waits', 'b waits', 'c waits']],
  ['a changed item', ['a waits', 'b accepted', 'c waits']],
  ['another order', ['c accepted', 'a waits', 'b waits']],
  ['a removed item', ['a waits', 'c waits']],
  ['no item', []],
])('shows %s', (_change, items) => {
  updateList(list, buildList(...items))
  expect(readItems(list)).toEqual(items)
})

it('keeps the elements of items that did not change', () => {
  const [first] = list.children
  updateList(list, buildList('n waits', 'a waits', 'b accepted'))
  expect(list.children[1]).toBe(first)
})

it.each([
  ['changed', ['a waits', 'b accepted', 'c accepted'], ['a waits', 'b waits', 'c accepted']],
  ['was removed', ['a waits', 'c waits'], ['a waits', 'c waits', 'b waits']],
])('keeps the item with the focus when it %s', (_change, items, shown) => {
  list.querySelector<HTMLElement>('#b a')?.focus()
  updateList(list, buildList(...items))
  expect(readItems(list)).toEqual(shown)
  expect(document.activeElement?.textContent).toBe('b waits')
})

it('keeps open what is open in an item, whether the item changes or not', () => {
  const buildFolded = (text: string): Element => {
    const folded = buildList(`a ${text}`)
    folded.firstElementChild?.append(document.createElement('details'))
    return folded
  }
  const folded = buildFolded('waits')
  const details = folded.querySelector('details')
  if (details !== null) details.open = true
  updateList(folded, buildFolded('waits'))
  expect(folded.querySelector('details')).toBe(details)
  updateList(folded, buildFolded('accepted'))
  expect(readItems(folded)).toEqual(['a accepted'])
  expect(folded.querySelector('details')?.open).toBe(true)
})
