// The brand's logo for what has no header: the dialog in front of the first page, and the screens of a resumed
// application. Null in a frame, which has no header either.
import { createContext, type ReactNode } from 'react'

export const TopBandContext = createContext<ReactNode>(null)
