// What Continue and the second page need is fetched once the page's own script has come, so that it has the line to
// itself (the links stand in the document, `web/build/htmlDocument.ts`).

export const fetchAhead = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-ahead]')) {
    link.rel = 'preload'
  }
}
