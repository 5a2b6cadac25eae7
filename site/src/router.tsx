import { hasNewsletter, hasRequest, hasSponsor } from '#lab'
import { headTexts } from '#texts/heads.ts'
import { useDeferredValue } from 'react'
import { matchRoutes, Outlet, useLocation, useRoutes, type RouteObject } from 'react-router-dom'
import { lazyPage, type PageCode } from './page/lazyPage.tsx'
import { getNavigation } from './page/loadAgain.ts'
import { PATHS } from './address/paths.ts'
import { NotFound } from './routes/not-found.tsx'
import { Root } from './routes/root.tsx'
import { usePageHead, type PageHead } from './page/usePageHead.ts'
import { useScrollOnNavigation } from './page/useScrollOnNavigation.ts'

interface PageHandle {
  readonly head: PageHead
  /** The code of a lazy-loaded page. */
  readonly code?: PageCode
}

type PageRoute = RouteObject & { readonly handle: PageHandle }

function lazyRoute(path: string, code: PageCode, head: PageHead): PageRoute {
  return { path, element: <code.Page />, handle: { head, code } }
}

/** The pages that the settings of the lab can leave out. */
function optionalPages(): PageRoute[] {
  return [
    ...(hasRequest
      ? [
          lazyRoute(
            PATHS.request,
            lazyPage(() => import('./routes/request.tsx')),
            headTexts.request,
          ),
        ]
      : []),
    ...(hasNewsletter
      ? [
          lazyRoute(
            PATHS.newsletter,
            lazyPage(() => import('./routes/newsletter.tsx')),
            headTexts.newsletter,
          ),
        ]
      : []),
    ...(hasSponsor
      ? [
          lazyRoute(
            PATHS.sponsor,
            lazyPage(() => import('./routes/sponsor.tsx')),
            headTexts.sponsor,
          ),
        ]
      : []),
  ]
}

const DASHBOARD = lazyPage(() => import('./routes/dashboard.tsx'))
const COMPARE = lazyPage(() => import('./routes/compare.tsx'))
const EMBED_MISSING = lazyPage(() => import('./routes/embed-missing.tsx'))
const NOT_FOUND = { ...headTexts.unknown, isUnknown: true }

/** The pages. Each loads its own code, which its prerendered document names, so that it loads at once. */
const PAGES: readonly PageRoute[] = [
  ...[PATHS.dashboard, PATHS.suite, PATHS.sortedSuite].map((path) =>
    // Its title depends on the suite.
    lazyRoute(path, DASHBOARD, {
      description: headTexts.dashboard.description,
      showsModels: true,
    }),
  ),
  lazyRoute(
    PATHS.model,
    lazyPage(() => import('./routes/model.tsx')),
    { description: headTexts.model.description, showsModels: true },
  ),
  ...[PATHS.compare, PATHS.comparedPair, PATHS.comparedTrio].map((path) =>
    lazyRoute(path, COMPARE, { ...headTexts.compare, showsModels: true }),
  ),
  lazyRoute(
    PATHS.reports,
    lazyPage(() => import('./routes/reports.tsx')),
    headTexts.reports,
  ),
  lazyRoute(
    PATHS.release,
    lazyPage(() => import('./routes/release.tsx')),
    { description: headTexts.release.description },
  ),
  ...optionalPages(),
  lazyRoute(
    PATHS.problem,
    lazyPage(() => import('./routes/problem.tsx')),
    headTexts.problem,
  ),
  { path: '*', element: <NotFound />, handle: { head: NOT_FOUND } },
]

const ROUTES: RouteObject[] = [
  // Embed addresses without a built page, shown in a frame of another site.
  ...[PATHS.embeddedModel, PATHS.embeddedSuite, PATHS.embed].map((path) =>
    lazyRoute(path, EMBED_MISSING, NOT_FOUND),
  ),
  {
    element: (
      <Root>
        <Outlet />
      </Root>
    ),
    children: [...PAGES],
  },
]

/** Returns the title and description of the page at a path. */
export function findPageHead(pathname: string): PageHead {
  return findHandle(pathname)?.head ?? NOT_FOUND
}

/**
 * Loads the code of the page at a path, so that the first render is the page. Otherwise React would
 * hydrate nothing, and the prerendered page would stay beside the new one.
 */
export async function loadPage(pathname: string, navigation = getNavigation()): Promise<void> {
  await findHandle(pathname)?.code?.load(navigation)
}

/** The page at the current address. The last page stays until the code of the next one has loaded. */
export function Pages() {
  const target = useLocation()
  const deferred = useDeferredValue(target)
  const isLoaded = findHandle(target.pathname)?.code?.isLoaded() ?? true
  const location = isLoaded ? target : deferred
  usePageHead(location.pathname, findPageHead(location.pathname))
  useScrollOnNavigation(location)
  const page = useRoutes(ROUTES, location)
  // A path with a line break matches no route, not even the catch-all.
  return (
    page ?? (
      <Root>
        <NotFound />
      </Root>
    )
  )
}

function findHandle(pathname: string): PageHandle | undefined {
  return matchRoutes(ROUTES, pathname)?.at(-1)?.route.handle as PageHandle | undefined
}
