// One route for each page, inside the shell. The review loads when it is opened.
import { createBrowserRouter, type RouteObject } from 'react-router'
import { FormPage } from './FormPage.tsx'
import { pages, reviewPath, toPath } from './pages.ts'
import { Shell } from './Shell.tsx'

export const createRouter = () => {
  const children: RouteObject[] = pages.map((page) => ({
    path: toPath(page),
    element: <FormPage key={page.key} page={page} />,
  }))
  children.push({
    path: reviewPath,
    lazy: async () => ({ Component: (await import('./ReviewPage.tsx')).ReviewPage }),
  })
  return createBrowserRouter([{ element: <Shell />, children }], {
    basename: import.meta.env.BASE_URL.replace(/\/$/u, ''),
  })
}
