import { createMemorySource } from '@transparency-lab/widgets'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { App } from '../src/App.tsx'
import { PATHS } from '../src/paths.ts'
import { ROUTES } from '../src/router.tsx'

/** The dashboard while its rows are being read, as HTML that React takes over. */
export function drawDashboard(): string {
  const router = createMemoryRouter(ROUTES, { initialEntries: [PATHS.dashboard] })
  // Nothing is read while a page is drawn.
  const source = createMemorySource([])
  return renderToString(<App source={source} delivery={undefined} router={router} />)
}
