import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { DESTINATIONS, PATHS } from './paths.ts'
import { Dashboard } from './routes/dashboard.tsx'
import { Fallback } from './routes/fallback.tsx'
import { NotFound } from './routes/not-found.tsx'
import { Root } from './routes/root.tsx'
import { Upcoming } from './routes/upcoming.tsx'
import type { RouteHandle } from './useRouteTitle.ts'

const page = (path: string, title: string, element: React.ReactNode): RouteObject => ({
  path,
  element,
  handle: { title } satisfies RouteHandle,
})

/** Every page of the site inside its frame. */
export function createSiteRouter() {
  return createBrowserRouter([
    {
      element: <Root />,
      errorElement: <Fallback />,
      children: [
        page(PATHS.dashboard, 'LLM Safety Evaluation Dashboard', <Dashboard />),
        page(PATHS.model, 'Model', <Upcoming name="Model pages" />),
        ...DESTINATIONS.filter(({ path }) => path !== PATHS.dashboard).map(({ path, label }) =>
          page(path, label, <Upcoming name={label} />),
        ),
        page('*', 'Page not found', <NotFound />),
      ],
    },
  ])
}
