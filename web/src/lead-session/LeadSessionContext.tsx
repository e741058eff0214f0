// The React context of the lead session. Its provider must be inside the router and the application's provider.
import { createContext, type ReactNode, use, useEffect, useRef } from 'react'
import { type AppContext, useAppContext } from '../app-context/AppContext.tsx'
import { useAllTexts } from '../texts/useTexts.ts'
import { perApplication } from '../lib/instances.ts'
import { createLeadSession, type LeadSession } from './leadSession.ts'
import { RedirectFromScreen } from './RedirectFromScreen.tsx'

const LeadSessionContext = createContext<LeadSession | null>(null)

/** Throws when the provider is missing. */
export const useLeadSession = (): LeadSession => {
  const leadSession = use(LeadSessionContext)
  if (leadSession === null) throw new Error('LeadSessionProvider is missing')
  return leadSession
}

/** Returns the one lead session of the application. Its status survives an unmount of the provider. */
export const getLeadSession = perApplication(({ store, request, texts }: AppContext): LeadSession =>
  createLeadSession({ store, request, language: () => texts.language }),
)

/** Navigates to the screen of the lead's state while mounted. Polls again when the language changes. */
export const LeadSessionProvider = ({ children }: { readonly children: ReactNode }) => {
  const leadSession = getLeadSession(useAppContext())
  const { language } = useAllTexts()
  const polledLanguage = useRef(language)

  useEffect(() => {
    if (polledLanguage.current === language) return
    polledLanguage.current = language
    void leadSession.pollInNewLanguage()
  }, [leadSession, language])

  return (
    <LeadSessionContext value={leadSession}>
      <RedirectFromScreen leadSession={leadSession} />
      {children}
    </LeadSessionContext>
  )
}
