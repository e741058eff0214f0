// What must be known before anything is painted, and nothing else: inside a frame the header and footer of the
// prerendered page are hidden before they are seen (spec 2.36), and a tab that was here before may hide the page.

export const runHeadScript = (): void => {
  const { dataset } = document.documentElement
  if (window.self !== window.top) dataset['embedded'] = ''
  const isNew = performance
    .getEntriesByType('navigation')
    .every((entry) => !('type' in entry) || entry.type === 'navigate')
  if (!isNew) dataset['returning'] = ''
}
