// The list of recorded consents on the final screens. Its chunk loads after the screen.
import { optionalComponent } from '../../loading/lateComponents.tsx'

export const LateAgreedTexts = optionalComponent(async () => (await import('./AgreedTexts.tsx')).AgreedTexts)
