// The heading of a page that shows one question. The label or legend of its control is the page's h1, so that the page
// does not show the question twice.
import { createContext, type ReactNode, type Ref } from 'react'
import { Stack } from '../ui/Stack.tsx'

export type QuestionHeading = {
  /** Path of the data point whose label is the heading. */
  readonly path: string
  readonly title: string
  /** One sentence below the heading. */
  readonly help: string
  readonly ref: Ref<HTMLHeadingElement>
}

/** Null where the page or screen has a separate heading. */
export const QuestionHeadingContext = createContext<QuestionHeading | null>(null)

/** The help of the page and the hint of the field, which both describe the control. */
export const joinHelpAndHint = (help: string, hint: string | undefined): ReactNode =>
  hint === undefined ? (
    help
  ) : (
    <Stack gap="tight">
      <p>{help}</p>
      <p>{hint}</p>
    </Stack>
  )
