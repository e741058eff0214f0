// The root component: providers, base path, brand page, error boundaries, loader and routes.
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Router, useLocation } from 'wouter'
import { type Application, ApplicationProvider } from '../context/ApplicationContext.tsx'
import { extraPart } from '../context/laterParts.tsx'
import { PageLoader } from '../context/PageLoader.tsx'
import { useTexts } from '../context/useTexts.ts'
import { createLazySaver } from '../form/lazySaver.ts'
import type { LeadSaver } from '../form/saving.ts'
import { onFirstToast } from '../lib/notify.ts'
import { ApplicationRoutes } from './ApplicationRoutes.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { NewReleaseCallout } from './NewReleaseCallout.tsx'
import { RenderError } from './RenderError.tsx'
import { saveAfterEntry } from './saveAfterEntry.ts'

const Toasts = extraPart(async () => (await import('./Toasts.tsx')).Toasts)

export type AppProps = {
  readonly application: Application
  readonly ApplicationPage: ComponentType<{ readonly children: ReactNode }>
  /** The path below the base path while prerendering, where there is no address bar. */
  readonly path?: string
  /** Called after the page has hydrated. */
  readonly onReady?: () => void
}

export const App = ({ application, ApplicationPage, path, onReady }: AppProps) => {
  const { basePath } = application
  const [saver] = useState(() => saveAfterEntry(createLazySaver(application), application))
  return (
    <ApplicationProvider application={application}>
      <Router base={basePath} {...(path !== undefined && { ssrPath: `${basePath}${path}` })}>
        <ErrorBoundary resetKey="" fallback={(retry, reason) => <RenderError reason={reason} onRetry={retry} />}>
          <ApplicationPage>
            <Pages saver={saver} onReady={onReady} />
          </ApplicationPage>
          <ToastsWhenNeeded />
        </ErrorBoundary>
      </Router>
    </ApplicationProvider>
  )
}

type PagesProps = { readonly saver: LeadSaver; readonly onReady: (() => void) | undefined }

const Pages = ({ saver, onReady }: PagesProps) => {
  const t = useTexts()
  const [path] = useLocation()
  return (
    <>
      <NewReleaseCallout />
      <ErrorBoundary resetKey={path} fallback={(retry, reason) => <RenderError reason={reason} onRetry={retry} />}>
        <Suspense fallback={<PageLoader label={t('loading')} neutral={path.includes('continue')} />}>
          <ApplicationRoutes saver={saver} />
          <Ready onReady={onReady} />
        </Suspense>
      </ErrorBoundary>
    </>
  )
}

/** Sits in the page's Suspense boundary: React hydrates the shell around the boundary first. */
const Ready = ({ onReady }: Pick<PagesProps, 'onReady'>) => {
  useEffect(() => onReady?.(), [onReady])
  return null
}

const ToastsWhenNeeded = () => {
  const t = useTexts()
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => onFirstToast(() => setNeeded(true)), [])
  return isNeeded ? <Toasts label={t('notifications')} /> : null
}
