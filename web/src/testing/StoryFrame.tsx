// The application context, router and page frame around a page in a story.
import { type ReactNode, Suspense, useState } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { type AppContext, AppContextProvider } from '../app-context/AppContext.tsx'
import { PageLoader } from '../page/PageLoader.tsx'
import { PageFrame } from '../ui/PageFrame.tsx'

export type StoryFrameProps = {
  readonly app: AppContext
  /** Path of the page, relative to the base path. */
  readonly path: string
  readonly children: ReactNode
}

export const StoryFrame = ({ app, path, children }: StoryFrameProps) => {
  const [location] = useState(() => memoryLocation({ path }))
  return (
    <AppContextProvider app={app}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <PageFrame>
          <Suspense fallback={<PageLoader label="Loading…" />}>{children}</Suspense>
        </PageFrame>
      </Router>
    </AppContextProvider>
  )
}
