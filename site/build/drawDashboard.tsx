import type { EvaluationSource } from '@transparency-lab/widgets'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { App } from '../src/App.tsx'
import { PATHS } from '../src/paths.ts'
import { ROUTES } from '../src/router.tsx'

const unread = () => new Promise<never>(() => undefined)
/** Nothing is read while a page is drawn. */
const UNREAD: EvaluationSource = {
  listLeaderboard: unread,
  listModels: unread,
  getModel: unread,
  getComparedModel: unread,
}

/** The dashboard while its rows are being read, as HTML that React takes over. */
export function drawDashboard(): string {
  const router = createMemoryRouter(ROUTES, { initialEntries: [PATHS.dashboard] })
  return renderToString(<App source={UNREAD} delivery={undefined} router={router} />)
}
