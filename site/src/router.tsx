import type { ReactNode } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { DESTINATIONS, PATHS } from './paths.ts'
import { Dashboard } from './routes/dashboard.tsx'
import { Fallback } from './routes/fallback.tsx'
import { NotFound } from './routes/not-found.tsx'
import { Root } from './routes/root.tsx'
import { Upcoming } from './routes/upcoming.tsx'
import type { RouteHandle } from './useRouteTitle.ts'

const OPEN_PATHS: readonly string[] = [PATHS.dashboard, PATHS.compare]

const page = (path: string, title: string, element: ReactNode): RouteObject => ({
  path,
  element,
  handle: { title } satisfies RouteHandle,
})

/** Every page of the site inside its frame; all but the dashboard come when they are asked for. */
export function createSiteRouter() {
  return createBrowserRouter([
    {
      element: <Root />,
      errorElement: <Fallback />,
      hydrateFallbackElement: <></>,
      children: [
        page(PATHS.dashboard, 'LLM Safety Evaluation Dashboard', <Dashboard />),
        { path: PATHS.model, lazy: () => import('./routes/model.tsx') },
        {
          path: PATHS.compare,
          lazy: () => import('./routes/compare.tsx'),
          handle: { title: 'Compare Models' } satisfies RouteHandle,
        },
        ...DESTINATIONS.filter(({ path }) => !OPEN_PATHS.includes(path)).map(({ path, label }) =>
          page(path, label, <Upcoming name={label} />),
        ),
        page('*', 'Page not found', <NotFound />),
      ],
    },
  ])
}
