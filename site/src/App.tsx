import { EvaluationsProvider } from '@transparency-lab/widgets'
import { RouterProvider } from 'react-router-dom'
import { toast, Toaster } from 'sonner'
import { EnvironmentError, siteEnvironment } from './env.ts'
import { SiteLink } from './layout/SiteLink.tsx'
import { createSiteRouter } from './router.tsx'
import { Misconfigured } from './routes/misconfigured.tsx'
import { createSiteSource } from './source.ts'

const site = assemble()

/** The whole site, or what is wrong with its settings. */
export function App() {
  if (site instanceof EnvironmentError) return <Misconfigured problems={site.problems} />
  return (
    <EvaluationsProvider source={site.source} Link={SiteLink} notify={toast}>
      <RouterProvider router={site.router} />
      <Toaster position="bottom-center" theme="system" />
    </EvaluationsProvider>
  )
}

function assemble() {
  try {
    return { source: createSiteSource(siteEnvironment()), router: createSiteRouter() }
  } catch (error) {
    if (error instanceof EnvironmentError) return error
    throw error
  }
}
