import {
  EvaluationsProvider,
  type EvaluationSource,
  type SubmissionSink,
} from '@transparency-lab/widgets'
import { StrictMode, type ComponentProps } from 'react'
import { RouterProvider } from 'react-router-dom'
import { FormDelivery } from './formDelivery.ts'
import { SiteLink } from './layout/SiteLink.tsx'
import { showNotice } from './notices.ts'

/** The services that the site runs on. */
export interface AppProps {
  readonly source: EvaluationSource
  readonly delivery: SubmissionSink | undefined
  readonly router: ComponentProps<typeof RouterProvider>['router']
}

const notify = (message: string) => void showNotice(message)

/** The whole site. */
export function App({ source, delivery, router }: AppProps) {
  return (
    <StrictMode>
      <EvaluationsProvider source={source} Link={SiteLink} notify={notify}>
        <FormDelivery value={delivery}>
          <RouterProvider router={router} />
        </FormDelivery>
      </EvaluationsProvider>
    </StrictMode>
  )
}
