import type { EvaluationSource } from '@transparency-lab/widgets'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { App } from '../src/App.tsx'
import { PATHS } from '../src/paths.ts'
import { ROUTES } from '../src/router.tsx'

const neverResolves = () => new Promise<never>(() => undefined)
/** A source that never resolves: prerendering fetches nothing. */
const PENDING_SOURCE: EvaluationSource = {
  listLeaderboard: neverResolves,
  listModels: neverResolves,
  getModel: neverResolves,
  getComparedModel: neverResolves,
}

/** Prerenders the dashboard's loading state as HTML that React can hydrate. */
export function prerenderDashboard(): string {
  const router = createMemoryRouter(ROUTES, { initialEntries: [PATHS.dashboard] })
  return renderToString(<App source={PENDING_SOURCE} submissions={undefined} router={router} />)
}
