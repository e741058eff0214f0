// Two presses so close that both arrive before React renders the result of the first.
import { act } from '@testing-library/react'

export const pressBoth = (first: HTMLElement, second: HTMLElement): Promise<void> =>
  act(async () => {
    first.click()
    second.click()
  })

export const pressTwice = (button: HTMLElement): Promise<void> => pressBoth(button, button)
