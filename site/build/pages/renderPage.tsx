import type { EvaluationSource } from '@transparency-lab/widgets'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { App } from '../../src/App.tsx'
import { PATHS } from '../../src/paths.ts'
import { loadRoutes, ROUTES } from '../../src/router.tsx'

// While the module is imported: the build's module runner ends afterwards, and then imports nothing more.
await Promise.all(Object.values(PATHS).map(loadRoutes))

/** Renders the page at a path, with figures that need no request, as HTML that React can hydrate. */
export function renderPage(path: string, source: EvaluationSource): string {
  const router = createMemoryRouter(ROUTES, { initialEntries: [path], hydrationData: {} })
  try {
    return renderToString(<App source={source} submissions={undefined} router={router} />)
  } finally {
    router.dispose()
  }
}
