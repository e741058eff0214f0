// Content of the shell for pages that cover or hide its header and footer: the dialog in front of the first page, and
// the screens of a resumed application. Null in a frame, which has no header and no footer either.
import { createContext, type ReactNode } from 'react'

export type TopBand = {
  /** The brand's logo, without a link. */
  readonly logo: ReactNode
  /** Buttons for the other languages. */
  readonly languages: ReactNode
  /** One sentence with the telephone number and the e-mail address. */
  readonly contact: ReactNode
  /** Links to resume an application and to the documents that every page must link to. */
  readonly documents: ReactNode
}

export const TopBandContext = createContext<TopBand | null>(null)
