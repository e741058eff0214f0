// Toasts at the top right (spec 2.40 to 2.45, 9.23, 9.24): 3000 ms, no progress bar, close on click, pause on hover,
// dismissed by a drag of 80 percent, focused by Alt+T. Loaded with the first toast.
import { useEffect, useId } from 'react'
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled'
import { useAppContext } from '../app-context/AppContext.tsx'
import { getToasts } from '../lib/notify.ts'
import './toasts.css'

const transition = cssTransition({ enter: 'notice-enter', exit: 'notice-exit', collapse: false })

export const Toasts = ({ label }: { readonly label: string }) => {
  const toasts = getToasts(useAppContext())
  // The library has one list of toasts per document.
  const containerId = useId()
  useEffect(() => toasts.subscribe((text) => toast(text, { containerId })), [toasts, containerId])
  return (
    <ToastContainer
      containerId={containerId}
      transition={transition}
      position="top-right"
      autoClose={3000}
      hideProgressBar
      closeOnClick
      pauseOnHover
      draggable
      draggablePercent={80}
      aria-label={label}
      hotKeys={(event) => event.altKey && event.code === 'KeyT'}
    />
  )
}
