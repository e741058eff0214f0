// The routes of the application states and 404, with the lead session that polls and redirects. Loaded after the
// submission, or for a path that no page has.
import { useState } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { useApplication } from '../context/ApplicationContext.tsx'
import { JourneyProvider } from '../journey/JourneyContext.tsx'
import { BackBeside } from '../screens/hand-over/BackBeside.tsx'
import { readWayBack } from '../screens/hand-over/wayBack.ts'
import { NotFound } from '../screens/not-found/NotFound.tsx'
import { screenRoutes } from '../screens/registry.ts'
import { ScreenView } from '../screens/ScreenView.tsx'

export const ScreenRoutes = () => {
  const { store } = useApplication()
  const [path] = useLocation()
  const [arrivalPath] = useState(path)
  // A provider's return in a tab without a lead: shown on the path of arrival only, so that links on it work.
  const [wayBack] = useState(() =>
    store.getState().leadApplication.lead === null ? readWayBack(window.location.search) : null,
  )
  if (wayBack !== null && path === arrivalPath) return <BackBeside wayBack={wayBack} />
  return (
    <JourneyProvider>
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
    </JourneyProvider>
  )
}
