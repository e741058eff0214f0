// Play functions of the stories of pages and screens.
import { waitFor } from 'storybook/test'

type PlayContext = { readonly canvasElement: HTMLElement }

const waitMs = 5000

const find = (root: HTMLElement, selector: string): Promise<HTMLElement> =>
  waitFor(
    () => {
      const found = root.querySelector<HTMLElement>(selector)
      if (found === null) throw new Error(`${selector} is not shown`)
      return found
    },
    { timeout: waitMs },
  )

export const waitForScreen = async ({ canvasElement }: PlayContext): Promise<void> => {
  await find(canvasElement, '[data-screen] h1')
}

export const waitForPage = async ({ canvasElement }: PlayContext): Promise<void> => {
  await find(canvasElement, 'form[data-page] h1')
}

export const waitForLoader = async ({ canvasElement }: PlayContext): Promise<void> => {
  await find(canvasElement, 'main [role="status"]')
}

/** Waits until the selector matches an element of the story. */
export const waitForElement =
  (selector: string) =>
  async ({ canvasElement }: PlayContext): Promise<void> => {
    await find(canvasElement, selector)
  }

/** Presses a button, also one that this width hides, and waits until the selector matches. */
export const pressAndWaitFor =
  (button: string, selector: string) =>
  async ({ canvasElement }: PlayContext): Promise<void> => {
    const pressed = await find(canvasElement, button)
    pressed.click()
    await find(canvasElement, selector)
  }

/** Submits the form as it is and waits until the selector matches. */
export const submitAndWaitFor =
  (selector: string) =>
  async ({ canvasElement }: PlayContext): Promise<void> => {
    const submit = await find(canvasElement, 'main [type="submit"]:not(dialog [type="submit"])')
    submit.click()
    await find(canvasElement, selector)
  }

/** Opens the sections of the review. */
export const openSections = async ({ canvasElement }: PlayContext): Promise<void> => {
  const button = await find(canvasElement, '#review-show-all')
  button.click()
  await find(canvasElement, 'details[open]')
}

/** Submits the form as it is and waits for its errors. */
export const submitForm = submitAndWaitFor('#error-summary')
