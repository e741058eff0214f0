// The routes of the application states and 404, inside the lead session, which polls and redirects. Rendered after the
// submission, or for a path that no page has.
import { useState } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { useAppContext } from '../app-context/AppContext.tsx'
import { LeadSessionProvider } from '../lead-session/LeadSessionContext.tsx'
import { PartnerSiteReturn } from '../screens/external-step/PartnerSiteReturn.tsx'
import { readProviderReturn } from '../screens/external-step/providerReturn.ts'
import { NotFound } from '../screens/not-found/NotFound.tsx'
import { screenRoutes } from '../screens/registry.ts'
import { ScreenView } from '../screens/view/ScreenView.tsx'

export const ScreenRoutes = () => {
  const { store } = useAppContext()
  const [path] = useLocation()
  const [firstPath] = useState(path)
  // Set when a provider returns the applicant to a tab without a lead. The link of PartnerSiteReturn leads to another
  // path, which has to show its own screen.
  const [providerReturn] = useState(() =>
    store.getState().leadApplication.lead === null ? readProviderReturn(window.location.search) : null,
  )
  if (providerReturn !== null && path === firstPath) return <PartnerSiteReturn providerReturn={providerReturn} />
  return (
    <LeadSessionProvider>
      <Switch>
        {screenRoutes.map((route) => (
          <Route key={route.name} path={route.path}>
            <ScreenView route={route} />
          </Route>
        ))}
        <Route path="/404">
          <NotFound />
        </Route>
        <Route>
          <Redirect to="/404" replace />
        </Route>
      </Switch>
    </LeadSessionProvider>
  )
}
