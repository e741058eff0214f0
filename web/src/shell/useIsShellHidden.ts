// Whether header and footer are hidden: while a lead is resumed (spec 2.34) and with custom colours (spec 2.35).
import { useLocation } from 'wouter'
import { useAppContext, useApplicationState } from '../app-context/AppContext.tsx'

export const useIsShellHidden = (): boolean => {
  const [path] = useLocation()
  const { uiColors = {} } = useAppContext().product
  const hasCustomColours = useApplicationState(({ ui }) => Object.keys({ ...uiColors, ...ui.colors }).length > 0)
  return path.includes('continue') || hasCustomColours
}
