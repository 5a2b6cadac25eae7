import type { EvaluationSource } from '@transparency-lab/widgets'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { App } from '../src/App.tsx'
import { PATHS } from '../src/paths.ts'
import { ROUTES } from '../src/router.tsx'

const unread = () => new Promise<never>(() => undefined)
/** A source that never resolves: prerendering fetches nothing. */
const UNREAD: EvaluationSource = {
  listLeaderboard: unread,
  listModels: unread,
  getModel: unread,
  getComparedModel: unread,
}

/** Prerenders the dashboard's loading state as HTML that React can hydrate. */
export function drawDashboard(): string {
  const router = createMemoryRouter(ROUTES, { initialEntries: [PATHS.dashboard] })
  return renderToString(<App source={UNREAD} delivery={undefined} router={router} />)
}
