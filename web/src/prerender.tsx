// Prerenders the first page and the shell to HTML during the build, with the components of the application.
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { loadApplicationPage } from 'virtual:brand'
import { product } from 'virtual:product'
import { builtIn, languages, locale, partials, textsVersion } from 'virtual:texts'
import { Router } from 'wouter'
import { App } from './app/App.tsx'
import { createAppContext, loadFirstPage } from './app/createAppContext.ts'
import { AppContextProvider } from './app-context/AppContext.tsx'
import { loadStartNotes } from './form/loan-example/StartNotes.tsx'
import { openStorage } from './lib/storage.ts'
import { questionShapes, Skeleton } from './ui/Skeleton.tsx'

const emptyStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
const noStorage = openStorage('session', () => emptyStorage)

/** One chunk: React otherwise moves long Suspense boundaries out with inline scripts, which the CSP blocks. */
const oneChunk = { progressiveChunkSize: Number.MAX_SAFE_INTEGER } as const

const render = async (page: ReactNode): Promise<string> => {
  const { prelude } = await prerender(page, oneChunk)
  return new Response(prelude).text()
}

/** `page` is for the index route, `shell` for every other route. */
export const renderHtml = async (basePath: string): Promise<{ readonly page: string; readonly shell: string }> => {
  const { ApplicationPage } = await loadApplicationPage()
  const app = createAppContext({
    product,
    basePath,
    apiBaseUrl: '/api',
    isEmbedded: false,
    storages: { session: noStorage, local: noStorage },
    locale,
    builtIn,
    languages,
    partials,
    textsVersion,
  })
  await loadFirstPage(app)
  // Without them, the prerendering would wait forever (`prerenderedComponent`).
  await loadStartNotes(app)
  return {
    page: await render(<App app={app} ApplicationPage={ApplicationPage} path="/" />),
    shell: await render(
      <AppContextProvider app={app}>
        <Router base={basePath} ssrPath={`${basePath}/`}>
          <ApplicationPage>
            <Skeleton shapes={questionShapes} />
          </ApplicationPage>
        </Router>
      </AppContextProvider>,
    ),
  }
}
