import type { EvaluationSource } from '@transparency-lab/widgets'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from '../../src/App.tsx'
import { PATHS } from '../../src/address/paths.ts'
import type { PageData } from '../../src/releases/pageData.ts'
import { loadPage } from '../../src/router.tsx'

// While the module is imported: the build's module runner ends afterwards, and then imports nothing more.
await Promise.all(Object.values(PATHS).map((path) => loadPage(path, 'build')))

/** Renders the page at a path, with figures that need no request, as HTML that React can hydrate. */
export function renderPage(
  path: string,
  source: EvaluationSource,
  pageData: PageData = {},
): string {
  return renderToString(
    <StaticRouter location={path}>
      <App source={source} submissions={undefined} pageData={pageData} />
    </StaticRouter>,
  )
}
