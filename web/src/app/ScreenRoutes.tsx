// The routes of the application states and 404, inside the lead session, which polls and redirects. Rendered after the
// submission, or for a path that no page has.
import { useState } from 'react'
import { matchRoute, Redirect, useLocation, useRouter } from 'wouter'
import { useAppContext } from '../app-context/AppContext.tsx'
import { normalisePath } from '../lib/normalisePath.ts'
import { alwaysOpenRoutes } from '../lead-session/leadNavigation.ts'
import { LeadSessionProvider } from '../lead-session/LeadSessionContext.tsx'
import { ProviderReturnInNewTab } from '../screens/hand-over/ProviderReturnInNewTab.tsx'
import { readProviderReturn } from '../screens/hand-over/providerReturn.ts'
import { NotFound } from '../screens/not-found/NotFound.tsx'
import { screenRoutes } from '../screens/registry.ts'
import { ScreenView } from '../screens/view/ScreenView.tsx'

export const ScreenRoutes = () => {
  const { store } = useAppContext()
  const [path] = useLocation()
  const [firstPath] = useState(path)
  // Set when a provider returns the applicant to a tab without a lead. The link of ProviderReturnInNewTab leads to
  // another path, which has to show its own screen.
  const [providerReturn] = useState(() =>
    store.getState().leadApplication.lead === null ? readProviderReturn(window.location.search) : null,
  )
  if (providerReturn !== null && path === firstPath) return <ProviderReturnInNewTab providerReturn={providerReturn} />
  return (
    <LeadSessionProvider>
      <CurrentScreen path={path} />
    </LeadSessionProvider>
  )
}

/**
 * Without `Switch` and `Route` of the router, so that the first chunk, which contains the router, does not have them.
 */
const CurrentScreen = ({ path }: { readonly path: string }) => {
  const { parser } = useRouter()
  const route = screenRoutes.find((one) => matchRoute(parser, one.path, path)[0])
  if (route !== undefined) return <ScreenView key={route.name} route={route} />
  return normalisePath(path) === alwaysOpenRoutes.notFound ? (
    <NotFound />
  ) : (
    <Redirect to={alwaysOpenRoutes.notFound} replace />
  )
}
