// Renders an overlay outside the page, for example outside the footer, whose colours it would have.
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'

const containerId = 'overlays'

/**
 * React listens to every event of an element that it renders a portal into. In the body that would be every event of
 * the page, a second time.
 */
const getContainer = (): HTMLElement => {
  const existing = document.getElementById(containerId)
  if (existing !== null) return existing
  const container = document.createElement('div')
  container.id = containerId
  document.body.append(container)
  return container
}

export const Overlay = ({ children }: { children: ReactNode }) => {
  const [container] = useState(getContainer)
  return createPortal(children, container)
}
