import { EvaluationsProvider } from '@transparency-lab/widgets'
import { createSnapshotSource } from '@transparency-lab/widgets/snapshot'
import { createSupabaseSink, createSupabaseSource } from '@transparency-lab/widgets/supabase'
import { RouterProvider } from 'react-router-dom'
import { toast, Toaster } from 'sonner'
import { LATEST_FIGURES } from './embed/embedPage.ts'
import { EnvironmentError, siteEnvironment } from './env.ts'
import { FormDelivery } from './formDelivery.ts'
import { SiteLink } from './layout/SiteLink.tsx'
import { createSiteRouter } from './router.tsx'
import { Misconfigured } from './routes/misconfigured.tsx'
import { createSiteClient } from './siteClient.ts'
import { useTheme } from './useTheme.ts'

const site = assemble()

/** The whole site, or what is wrong with its settings. */
export function App() {
  const theme = useTheme()
  if (site instanceof EnvironmentError) return <Misconfigured problems={site.problems} />
  return (
    <EvaluationsProvider source={site.source} Link={SiteLink} notify={toast}>
      <FormDelivery value={site.delivery}>
        <RouterProvider router={site.router} />
      </FormDelivery>
      <Toaster position="bottom-center" theme={theme} />
    </EvaluationsProvider>
  )
}

function assemble() {
  try {
    const { backend, hasFormDelivery } = siteEnvironment()
    const client = backend && createSiteClient(backend)
    return {
      source: client ? createSupabaseSource(client) : createSnapshotSource(LATEST_FIGURES),
      delivery: client && hasFormDelivery ? createSupabaseSink(client) : undefined,
      router: createSiteRouter(),
    }
  } catch (error) {
    if (error instanceof EnvironmentError) return error
    throw error
  }
}
