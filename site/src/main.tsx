import type { SubmissionSink } from '@transparency-lab/widgets'
import { startTransition, type ReactElement } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '@transparency-lab/widgets/styles.css'
import './site.css'
import { App, type AppProps } from './App.tsx'
import { EnvironmentError, siteEnvironment, type Backend } from './env.ts'
import { readPrerenderedSuites, withPrerenderedSuites } from './prerenderedSuites.ts'
import { createSiteRouter } from './router.tsx'
import { createBackendSource, createPublishedSource, hasSession, sessionKey } from './source.ts'

const container = document.getElementById('root')
if (container === null) throw new Error('The page has no element with the id "root".')
start(container)

function start(root: HTMLElement): void {
  try {
    const props = createAppProps()
    const suites = readPrerenderedSuites()
    const source = suites ? withPrerenderedSuites(props.source, suites) : props.source
    const app = <App {...props} source={source} />
    if (root.hasChildNodes()) hydrate(root, app)
    else createRoot(root).render(app)
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    void renderMisconfigured(root, error)
  }
}

/** Shows invalid settings, in development only: a build with invalid settings fails. */
async function renderMisconfigured(
  root: HTMLElement,
  { problems }: EnvironmentError,
): Promise<void> {
  const { Misconfigured } = await import('./routes/misconfigured.tsx')
  createRoot(root).render(<Misconfigured problems={problems} />)
}

/** Hydrates the prerendered page that `public/shell.js` shows. */
function hydrate(root: HTMLElement, app: ReactElement): void {
  // From here on React replays clicks and input after hydration.
  for (const control of root.querySelectorAll<HTMLElement>('[inert]')) control.inert = false
  startTransition(() => void hydrateRoot(root, app))
}

function createAppProps(): AppProps {
  const { backend, acceptsSubmissions } = siteEnvironment()
  const router = createSiteRouter()
  // A build-time constant, so that the bundle contains only the source that the site uses.
  if (!HAS_BACKEND) return { source: createPublishedSource(), submissions: undefined, router }
  if (backend === undefined) throw new EnvironmentError(['VITE_SUPABASE_URL is not set.'])
  if (hasSession(sessionKey(backend.url))) void restoreSession(backend)
  return {
    source: createBackendSource(backend),
    submissions: acceptsSubmissions ? createLazySink(backend) : undefined,
    router,
  }
}

/** Loads Supabase's client lazily, because fetching evaluations does not need it. */
async function restoreSession(backend: Backend): Promise<void> {
  const { siteClient } = await import('./siteClient.ts')
  siteClient(backend)
}

function createLazySink(backend: Backend): SubmissionSink {
  const load = async () => (await import('./siteClient.ts')).siteSink(backend)
  return {
    requestEvaluation: async (request) => (await load()).requestEvaluation(request),
    subscribe: async (subscription) => (await load()).subscribe(subscription),
  }
}
