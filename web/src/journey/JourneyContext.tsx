// The React context of the lead session. Its provider must be inside the router and the application's provider.
import { createContext, type ReactNode, use, useEffect, useRef } from 'react'
import { type Application, useApplication } from '../context/ApplicationContext.tsx'
import { useAllTexts } from '../context/useTexts.ts'
import { createJourney, type Journey } from './journey.ts'
import { JourneyFollower } from './JourneyFollower.tsx'

const JourneyContext = createContext<Journey | null>(null)

/** Throws when the provider is missing. */
export const useJourney = (): Journey => {
  const journey = use(JourneyContext)
  if (journey === null) throw new Error('JourneyProvider is missing')
  return journey
}

const journeys = new WeakMap<Application, Journey>()

/** Returns the one lead session of the application. Its status survives an unmount of the provider. */
export const journeyOf = (application: Application): Journey => {
  const { store, request, texts } = application
  const journey = journeys.get(application) ?? createJourney({ store, request, language: () => texts.language })
  journeys.set(application, journey)
  return journey
}

/** Navigates to the screen of the lead's state while mounted. Polls again when the language changes. */
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
