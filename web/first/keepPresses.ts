// Keeps a press on a button or link that moves while it is pressed, for example because the field above shows a result
// when it loses the focus. The browser then sends the click to what contains both elements, so nothing would happen.

/** A pointer that has moved farther has left the button on purpose. */
const maxDistancePx = 10

type Press = { readonly pressed: HTMLElement; readonly x: number; readonly y: number }

const findPressed = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button, a[href], summary') : null

/** Returns a function that stops it. */
export const keepPresses = (): (() => void) => {
  let press: Press | null = null
  const onPointerDown = (event: PointerEvent): void => {
    const pressed = event.isPrimary && event.button === 0 ? findPressed(event) : null
    press = pressed && { pressed, x: event.clientX, y: event.clientY }
  }
  const onClick = ({ target, detail, clientX, clientY }: MouseEvent): void => {
    if (press === null || detail === 0) return
    const { pressed, x, y } = press
    press = null
    const isLost = target instanceof Element && target !== pressed && target.contains(pressed)
    if (isLost && Math.hypot(clientX - x, clientY - y) < maxDistancePx) pressed.click()
  }
  window.addEventListener('pointerdown', onPointerDown, true)
  window.addEventListener('click', onClick)
  return () => {
    window.removeEventListener('pointerdown', onPointerDown, true)
    window.removeEventListener('click', onClick)
  }
}
