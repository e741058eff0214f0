// What Continue and the second page need is fetched once the page's own script has come, so that it has the line to
// itself (the links stand in the document, `web/build/htmlDocument.ts`). Runs as it is imported, first of all: on a slow
// phone the other modules take long to begin with.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-ahead]')) link.rel = 'preload'
