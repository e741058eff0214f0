// The list of recorded consents on the final screens. Its chunk loads after the screen.
import { extraPart } from '../context/laterParts.tsx'

export const LateAgreedTexts = extraPart(async () => (await import('./AgreedTexts.tsx')).AgreedTexts)
