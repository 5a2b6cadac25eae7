import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { PATHS } from '../paths.ts'

/** What is left of a page that failed unexpectedly. */
export function Fallback() {
  const error = useRouteError()
  return (
    <main className="site-message">
      <h1>Unexpected Application Error!</h1>
      <ErrorText error={error} />
      {/* A plain link: the page is loaded anew, without whatever failed. */}
      <a className="site-button" href={PATHS.dashboard}>
        Return to the dashboard
      </a>
    </main>
  )
}

function ErrorText({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error)) {
    return (
      <p>
        {error.status} {error.statusText}
      </p>
    )
  }
  if (!(error instanceof Error)) return <p>{String(error)}</p>
  return (
    <>
      <p>{error.message}</p>
      {error.stack !== undefined && <pre>{error.stack}</pre>}
    </>
  )
}
