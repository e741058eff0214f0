// The one journey of this visit, for the screens; mounted once, inside the router and the application's provider.
import { createContext, type ReactNode, use, useState } from 'react'
import { useApplication } from '../context/ApplicationContext.tsx'
import { createJourney, type Journey } from './journey.ts'
import { JourneyFollower } from './JourneyFollower.tsx'

const JourneyContext = createContext<Journey | null>(null)

/** Throws where the provider is missing. */
export const useJourney = (): Journey => {
  const journey = use(JourneyContext)
  if (journey === null) throw new Error('JourneyProvider is missing')
  return journey
}

/** Keeps the open path and the lead's state together from here on. */
export function JourneyProvider({ children }: { readonly children: ReactNode }) {
  const { store, request } = useApplication()
  const [journey] = useState(() => createJourney({ store, request }))
  return (
    <JourneyContext value={journey}>
      <JourneyFollower journey={journey} />
      {children}
    </JourneyContext>
  )
}
