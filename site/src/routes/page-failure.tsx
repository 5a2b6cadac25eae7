import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { PATHS } from '../paths.ts'
import { NotFound } from './not-found.tsx'

/** What is left of a page that failed: what happened, and the way home, inside of the frame. */
export function PageFailure() {
  const error = useRouteError()
  // An address with an end of a line in it is matched by no route, not even by the one for all others.
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return (
    <div className="site-message" role="alert">
      <h1>Unexpected Application Error!</h1>
      <ErrorText error={error} />
      {/* A plain link: the site is loaded anew, without whatever failed. */}
      <a className="site-button" href={PATHS.dashboard}>
        Return to the dashboard
      </a>
    </div>
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
