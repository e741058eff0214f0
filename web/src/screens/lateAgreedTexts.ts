// The list of consents on the last screens, loaded after the screen itself.
import { extraPart } from '../context/laterParts.tsx'

export const LateAgreedTexts = extraPart(async () => (await import('./AgreedTexts.tsx')).AgreedTexts)
