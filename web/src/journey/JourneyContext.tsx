// The one journey of this visit, for the screens; inside the router and the application's provider.
import { createContext, type ReactNode, use, useEffect, useRef } from 'react'
import { type Application, useApplication } from '../context/ApplicationContext.tsx'
import { useAllTexts } from '../context/useTexts.ts'
import { createJourney, type Journey } from './journey.ts'
import { JourneyFollower } from './JourneyFollower.tsx'

const JourneyContext = createContext<Journey | null>(null)

/** Throws where the provider is missing. */
export const useJourney = (): Journey => {
  const journey = use(JourneyContext)
  if (journey === null) throw new Error('JourneyProvider is missing')
  return journey
}

const journeys = new WeakMap<Application, Journey>()

/** One per application: its status outlives a visit to the pages between two screens. */
export const journeyOf = (application: Application): Journey => {
  const { store, request, texts } = application
  const journey = journeys.get(application) ?? createJourney({ store, request, language: () => texts.language })
  journeys.set(application, journey)
  return journey
}

/** Keeps the open path and the lead's state together from here on. */
export const JourneyProvider = ({ children }: { readonly children: ReactNode }) => {
  const journey = journeyOf(useApplication())
  const { language } = useAllTexts()
  const spoken = useRef(language)

  useEffect(() => {
    if (spoken.current === language) return
    spoken.current = language
    void journey.ask()
  }, [journey, language])

  return (
    <JourneyContext value={journey}>
      <JourneyFollower journey={journey} />
      {children}
    </JourneyContext>
  )
}
