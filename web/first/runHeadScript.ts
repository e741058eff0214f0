// Marks the document before the first paint: inside a frame, styles hide header and footer of the prerendered page
// (spec 2.36). After a reload or a back navigation, styles hide the page until storage is read.

export const runHeadScript = (): void => {
  const { dataset } = document.documentElement
  if (window.self !== window.top) dataset['embedded'] = ''
  const isNew = performance
    .getEntriesByType('navigation')
    .every((entry) => !('type' in entry) || entry.type === 'navigate')
  if (!isNew) dataset['returning'] = ''
}
