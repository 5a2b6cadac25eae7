import type { EvaluationSource } from '@transparency-lab/widgets'
import { createSnapshotSource } from '@transparency-lab/widgets/snapshot'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { App } from '../src/App.tsx'
import { PATHS } from '../src/paths.ts'
import { ROUTES } from '../src/router.tsx'
import { withPrerenderedSuites, type PrerenderedSuites } from '../src/prerenderedSuites.ts'

const neverResolves = () => new Promise<never>(() => undefined)
/** A source that never resolves: prerendering fetches nothing. */
const PENDING_SOURCE: EvaluationSource = {
  listSuites: neverResolves,
  listLeaderboard: neverResolves,
  listModels: neverResolves,
  getModel: neverResolves,
  getComparedModel: neverResolves,
}

/** The dashboard before its entries have loaded. */
export interface PrerenderedDashboard {
  /** HTML that React can hydrate. */
  readonly html: string
  /** The suites in it, which the hydration needs. */
  readonly suites: PrerenderedSuites
}

/** Prerenders the dashboard's loading state, with the suites of a snapshot. */
export async function prerenderDashboard(snapshot: string): Promise<PrerenderedDashboard> {
  const suites = await readSuites(snapshot)
  const source = withPrerenderedSuites(PENDING_SOURCE, suites)
  const router = createMemoryRouter(ROUTES, { initialEntries: [PATHS.dashboard] })
  const html = renderToString(<App source={source} submissions={undefined} router={router} />)
  return { html, suites }
}

async function readSuites(snapshot: string): Promise<PrerenderedSuites> {
  const respond = () => Promise.resolve(new Response(snapshot))
  const source = createSnapshotSource('http://here.invalid/snapshot.json', { fetch: respond })
  return (await source.listSuites?.()) ?? { items: [], invalidRows: 0 }
}
