// The routes of the application states and 404, with the journey that leads through them: fetched when a lead is sent.
import { Redirect, Route, Switch } from 'wouter'
import { JourneyProvider } from '../journey/JourneyContext.tsx'
import { NotFound } from '../screens/not-found/NotFound.tsx'
import { screenRoutes } from '../screens/registry.ts'
import { ScreenView } from '../screens/ScreenView.tsx'

export const ScreenRoutes = () => (
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
