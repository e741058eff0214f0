// Keeps the list of a tool page current: `<ol data-live>`, whose items have an id each.

const pollMs = 5000

const findList = (root: ParentNode): Element | null => root.querySelector('[data-live]')

const hasFocus = (item: Element): boolean => item.contains(document.activeElement)

/** Opens in `item` what is open in `shown`, the same item before its update. */
const keepOpen = (item: Element, shown: Element): void => {
  const before = [...shown.querySelectorAll('details')]
  for (const [index, details] of item.querySelectorAll('details').entries()) {
    details.open = before[index]?.open ?? details.open
  }
}

/** Replaces only the items that changed, and never an item that has the focus. */
export const updateList = (list: Element, fresh: Element): void => {
  const outdated = new Map([...list.children].map((item) => [item.id, item]))
  let position = list.firstElementChild
  for (const item of fresh.children) {
    const shown = outdated.get(item.id)
    outdated.delete(item.id)
    if (shown !== undefined && hasFocus(shown)) {
      position = shown.nextElementSibling
      continue
    }
    if (shown !== undefined) keepOpen(item, shown)
    const isCurrent = shown?.isEqualNode(item) === true
    const next = isCurrent ? shown : document.importNode(item, true)
    if (shown !== undefined && !isCurrent) {
      if (position === shown) position = shown.nextElementSibling
      shown.remove()
    }
    if (next === position) position = position.nextElementSibling
    else list.insertBefore(next, position)
  }
  for (const item of outdated.values()) if (!hasFocus(item)) item.remove()
}

const readFreshList = async (): Promise<Element | null> => {
  const reply = await fetch(location.href)
  return reply.ok ? findList(new DOMParser().parseFromString(await reply.text(), 'text/html')) : null
}

/** Polls while the page is visible. Keeps what is shown when a poll fails. */
export const keepListCurrent = (): void => {
  const list = findList(document)
  if (list === null) return
  const poll = () => {
    if (document.hidden) return
    readFreshList().then(
      (fresh) => fresh !== null && updateList(list, fresh),
      () => undefined,
    )
  }
  setInterval(poll, pollMs)
  document.addEventListener('visibilitychange', poll)
}
