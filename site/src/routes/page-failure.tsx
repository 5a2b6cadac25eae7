import { failureTexts } from '#texts/failures.tsx'
import { MissingCodeError, reloadPage } from '../page/loadAgain.ts'
import { PATHS } from '../address/paths.ts'
import { toAddress } from '../address/toAddress.ts'

/** The error page, inside the layout: shows the error and a link to the dashboard. */
export function PageFailure({ error }: { readonly error: unknown }) {
  return (
    <div className="site-message" role="alert">
      <h1>{failureTexts.crashed}</h1>
      <ErrorText error={error} />
      {error instanceof MissingCodeError && (
        <button type="button" className="site-button" onClick={reloadPage}>
          {failureTexts.loadAgain}
        </button>
      )}
      {/* A plain link reloads the site and discards the failed state. */}
      <a className="site-button" href={toAddress(PATHS.dashboard)}>
        {failureTexts.toDashboard}
      </a>
    </div>
  )
}

function ErrorText({ error }: { error: unknown }) {
  if (!(error instanceof Error)) return <p>{String(error)}</p>
  return (
    <>
      <p>{error.message}</p>
      {error.stack !== undefined && !(error instanceof MissingCodeError) && (
        <pre>{error.stack}</pre>
      )}
    </>
  )
}
