// A build of the same form from the usual libraries: react-hook-form with zod, Redux Toolkit, react-router and i18next.
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router/dom'
import { config } from 'zod'
import { startTexts } from './i18n.ts'
import { createRouter } from './router.tsx'
import { createStore } from './store.ts'
import './styles.css'

// The server's content security policy forbids code from strings.
config({ jitless: true })

const container = document.getElementById('root')
if (container === null) throw new Error('Root container not found in the DOM')
const root = createRoot(container)
void startTexts().then(() => {
  root.render(
    <Provider store={createStore()}>
      <RouterProvider router={createRouter()} />
    </Provider>,
  )
})
