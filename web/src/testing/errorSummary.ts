// Queries of the error summary, which a form shows and focuses after a submit with errors.
import { screen, waitFor, within } from '@testing-library/react'

/** The title of the summary; disputed answers and missing pictures have their own. */
const query = { name: /^(?:Answer|Correct|Tick) \d+ .+ to continue$|asks you to check|^Something is still missing/u }

const getLinkTexts = (summary: HTMLElement): readonly string[] =>
  within(summary)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

/** Waits until the summary has the focus. */
export const findErrorSummary = async (): Promise<HTMLElement> => {
  const summary = await screen.findByRole('alert', query)
  await waitFor(() => {
    if (document.activeElement !== summary) throw new Error('The error summary has no focus')
  })
  return summary
}

/** The texts of its links, in order; none when there is no summary. */
export const listSummaryErrors = (): readonly string[] => {
  const summary = screen.queryByRole('alert', query)
  return summary === null ? [] : getLinkTexts(summary)
}
