// The root component: providers, base path, brand page, error boundaries, loader and routes.
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Router, useLocation } from 'wouter'
import { type AppContext, AppContextProvider, useAppContext } from '../app-context/AppContext.tsx'
import { optionalComponent } from '../loading/lazyComponents.tsx'
import { PageLoader } from '../page/PageLoader.tsx'
import { useTexts } from '../texts/useTexts.ts'
import { createDeferredLocation } from '../lib/deferredLocation.ts'
import { getToasts } from '../lib/notify.ts'
import { ApplicationRoutes } from './ApplicationRoutes.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { NewReleaseCallout } from './NewReleaseCallout.tsx'
import { RenderError } from './RenderError.tsx'

const Toasts = optionalComponent(async () => (await import('./Toasts.tsx')).Toasts)

export type AppProps = {
  readonly app: AppContext
  readonly ApplicationPage: ComponentType<{ readonly children: ReactNode }>
  /** The path below the base path while prerendering, where there is no address bar. */
  readonly path?: string
  /** Called after the page has hydrated. */
  readonly onReady?: () => void
}

export const App = ({ app, ApplicationPage, path, onReady }: AppProps) => {
  const { basePath, saver } = app
  const [{ hook, searchHook, connect }] = useState(() => createDeferredLocation(app))
  useEffect(() => saver.resume(), [saver])
  useEffect(connect, [connect])
  return (
    <AppContextProvider app={app}>
      <Router
        base={basePath}
        hook={hook}
        searchHook={searchHook}
        {...(path !== undefined && { ssrPath: `${basePath}${path}` })}
      >
        <ErrorBoundary resetKey="" fallback={(retry, reason) => <RenderError reason={reason} onRetry={retry} />}>
          <ApplicationPage>
            <Pages onReady={onReady} />
          </ApplicationPage>
          <ToastsWhenNeeded />
        </ErrorBoundary>
      </Router>
    </AppContextProvider>
  )
}

type PagesProps = { readonly onReady: (() => void) | undefined }

const Pages = ({ onReady }: PagesProps) => {
  const t = useTexts()
  const [path] = useLocation()
  return (
    <>
      <NewReleaseCallout />
      <ErrorBoundary resetKey={path} fallback={(retry, reason) => <RenderError reason={reason} onRetry={retry} />}>
        <Suspense fallback={<PageLoader label={t('loading')} neutral={path.includes('continue')} />}>
          <ApplicationRoutes />
          <HydratedMark onReady={onReady} />
        </Suspense>
      </ErrorBoundary>
    </>
  )
}

/** Sits in the page's Suspense boundary: React hydrates the shell around the boundary first. */
const HydratedMark = ({ onReady }: PagesProps) => {
  useEffect(() => onReady?.(), [onReady])
  return null
}

const ToastsWhenNeeded = () => {
  const t = useTexts()
  const toasts = getToasts(useAppContext())
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => toasts.onFirst(() => setNeeded(true)), [toasts])
  return isNeeded ? <Toasts label={t('notifications')} /> : null
}
