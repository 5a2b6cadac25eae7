import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom'
import { PATHS } from './paths.ts'
import { Dashboard } from './routes/dashboard.tsx'
import { NotFound } from './routes/not-found.tsx'
import { PageFailure } from './routes/page-failure.tsx'
import { Root } from './routes/root.tsx'
import type { RouteHandle } from './useRouteHead.ts'

type Route = RouteObject & { readonly handle: RouteHandle }

/** The pages. All but the dashboard are lazy-loaded. */
const PAGES: readonly Route[] = [
  ...[PATHS.dashboard, PATHS.suite, PATHS.sortedSuite].map((path) => ({
    path,
    element: <Dashboard />,
    handle: {
      description:
        'How well language models hold up against bias, falsehood, toxicity and jailbreaks: public evaluations with their sources.',
      showsModels: true,
    },
  })),
  {
    path: PATHS.model,
    lazy: () => import('./routes/model.tsx'),
    handle: {
      description: 'The safety evaluation of one model, with every figure behind it.',
      showsModels: true,
    },
  },
  ...[PATHS.compare, PATHS.comparedPair, PATHS.comparedTrio].map((path) => ({
    path,
    lazy: () => import('./routes/compare.tsx'),
    handle: {
      title: 'Compare Models',
      description: 'The safety evaluations of up to three language models side by side.',
      showsModels: true,
    },
  })),
  {
    path: PATHS.reports,
    lazy: () => import('./routes/reports.tsx'),
    handle: {
      title: 'Reports',
      description: 'Published and upcoming reports on the safety of language models.',
    },
  },
  {
    path: PATHS.request,
    lazy: () => import('./routes/request.tsx'),
    handle: {
      title: 'Request Evaluation',
      description: 'Request a safety evaluation of a language model.',
    },
  },
  {
    path: PATHS.newsletter,
    lazy: () => import('./routes/newsletter.tsx'),
    handle: {
      title: 'Newsletter',
      description: 'New evaluations of language models, once a month by e-mail.',
    },
  },
  {
    path: PATHS.sponsor,
    lazy: () => import('./routes/sponsor.tsx'),
    handle: {
      title: 'Sponsor Our Research',
      description: 'How to support independent safety evaluations of language models.',
    },
  },
  {
    path: '*',
    element: <NotFound />,
    handle: { title: 'Page not found', description: 'There is no page at this address.' },
  },
]

/** Fallback for embed URLs without a built page, shown in a frame of another site. */
const EMBEDS: readonly Route[] = [PATHS.embeddedModel, PATHS.embed].map((path) => ({
  path,
  lazy: () => import('./routes/embed-missing.tsx'),
  errorElement: <PageFailure />,
  hydrateFallbackElement: <></>,
  handle: { title: 'Page not found', description: 'There is no page at this address.' },
}))

/** All routes. A page that fails keeps the layout around it. */
export const ROUTES: RouteObject[] = [
  ...EMBEDS,
  {
    element: <Root />,
    errorElement: <PageFailure />,
    hydrateFallbackElement: <></>,
    children: [{ errorElement: <PageFailure />, children: [...PAGES] }],
  },
]

/**
 * Loads the code of the routes at a path, so that the first render is the page. With a lazy route, React would
 * hydrate a fallback, and the prerendered page would stay beside the new one.
 */
export async function loadRoutes(pathname: string): Promise<void> {
  const routes = (matchRoutes(ROUTES, pathname) ?? []).map(({ route }) => route)
  await Promise.all(
    routes.map(async (route) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

/** Creates the router over the browser's history. */
export function createSiteRouter() {
  // With hydration data, the router does not reset the scroll position at the start.
  return createBrowserRouter(ROUTES, { hydrationData: {} })
}
