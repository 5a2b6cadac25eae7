import type { EvaluationSource, SubmissionSink } from '@transparency-lab/widgets'
import { startTransition, type ReactElement } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import '@transparency-lab/widgets/styles.css'
import '#lab/accent.css'
import './site.css'
import { App, type AppProps } from './App.tsx'
import { EnvironmentError, siteEnvironment, type Backend } from './env.ts'
import { loadFigures, withInitialFigures, withModels } from './data/figures.ts'
import { endLoadAgain, loadAgain } from './page/loadAgain.ts'
import { restorePosition } from './page/restorePosition.ts'
import { readPageData } from './releases/pageData.ts'
import { createThrottledWindow } from './address/throttledWindow.ts'
import { loadPage } from './router.tsx'
import {
  createBackendSource,
  createPublishedSource,
  hasSession,
  sessionKey,
} from './data/source.ts'
import { toPath } from './address/toAddress.ts'

const throttledWindow = createThrottledWindow()
restorePosition()
const container = document.getElementById('root')
if (container === null) throw new Error('The page has no element with the id "root".')
void start(container)

async function start(root: HTMLElement): Promise<void> {
  try {
    const { source, ...props } = createAppProps()
    if (!root.hasChildNodes()) {
      // The page shows the error.
      loadPage(toPath(location.pathname)).then(endLoadAgain, () => undefined)
      const { models } = readPageData()
      createRoot(root).render(<RoutedApp {...props} source={withModels(source, models)} />)
      return
    }
    const [figures, hasCode] = await Promise.all([
      loadFigures(),
      loadPage(toPath(location.pathname)).then(
        () => {
          endLoadAgain()
          return true
        },
        // The page shows the error.
        () => false,
      ),
    ])
    const lacksFigures = figures === undefined && root.dataset['figures'] !== undefined
    if (lacksFigures || !hasCode) {
      createRoot(root).render(<RoutedApp {...props} source={source} />)
      return
    }
    hydrate(
      root,
      <RoutedApp {...props} source={startWith(figures, source)} pageData={readPageData()} />,
    )
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    void renderMisconfigured(root, error)
  }
}

/** The site at the address bar. Updates are urgent, so that a search box keeps every letter. */
function RoutedApp(props: AppProps) {
  return (
    <BrowserRouter
      basename={import.meta.env.BASE_URL}
      useTransitions={false}
      window={throttledWindow}
    >
      <App {...props} />
    </BrowserRouter>
  )
}

/** Shows invalid settings, in development only: a build with invalid settings fails. */
async function renderMisconfigured(
  root: HTMLElement,
  { problems }: EnvironmentError,
): Promise<void> {
  const { Misconfigured } = await import('./routes/misconfigured.tsx')
  createRoot(root).render(<Misconfigured problems={problems} />)
}

/** Returns the source of a page that shows figures of the build; they are the latest without a backend. */
function startWith(figures: EvaluationSource | undefined, source: EvaluationSource) {
  if (figures === undefined) return source
  return HAS_BACKEND ? withInitialFigures(source, figures) : figures
}

/** Hydrates the prerendered page that `public/shell.js` shows. */
function hydrate(root: HTMLElement, app: ReactElement): void {
  // From here on React replays clicks and input after hydration.
  for (const control of root.querySelectorAll<HTMLElement>('[inert]')) control.inert = false
  startTransition(() => void hydrateRoot(root, app))
}

function createAppProps(): AppProps {
  const { backend, acceptsSubmissions } = siteEnvironment()
  // A build-time constant, so that the bundle contains only the source that the site uses.
  if (!HAS_BACKEND) return { source: createPublishedSource(), submissions: undefined }
  if (backend === undefined) throw new EnvironmentError(['VITE_SUPABASE_URL is not set.'])
  if (hasSession(sessionKey(backend.url))) void restoreSession(backend)
  return {
    source: createBackendSource(backend),
    submissions: acceptsSubmissions ? createLazySink(backend) : undefined,
  }
}

/** Loads Supabase's client lazily, because fetching evaluations does not need it. */
async function restoreSession(backend: Backend): Promise<void> {
  const { siteClient } = await import('./data/siteClient.ts')
  siteClient(backend)
}

function createLazySink(backend: Backend): SubmissionSink {
  const load = async () => {
    try {
      return (await import('./data/siteClient.ts')).siteSink(backend)
    } catch (error) {
      // What the visitor typed stays in the form.
      if (loadAgain()) return new Promise<SubmissionSink>(() => {})
      throw error
    }
  }
  return {
    requestEvaluation: async (request) => (await load()).requestEvaluation(request),
    reportProblem: async (report) => (await load()).reportProblem(report),
    subscribe: async (subscription) => (await load()).subscribe(subscription),
  }
}
