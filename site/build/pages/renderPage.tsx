import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App, type AppProps } from '../../src/App.tsx'
import { PATHS } from '../../src/address/paths.ts'
import { loadPage } from '../../src/router.tsx'
import { toAddress } from '../../src/address/toAddress.ts'

// Loads every page while this module is imported: the build's module runner imports nothing after that.
await Promise.all(Object.values(PATHS).map((path) => loadPage(path, 'build')))

/** Renders the page at a path, with figures that need no request, as HTML that React can hydrate. */
export function renderPage(path: string, props: AppProps): string {
  return renderToString(
    <StaticRouter basename={import.meta.env.BASE_URL} location={toAddress(path)}>
      <App {...props} />
    </StaticRouter>,
  )
}
