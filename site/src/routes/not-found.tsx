import { failureTexts } from '#texts/failures.tsx'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { PATHS } from '../address/paths.ts'

/** The page for unknown URLs. */
export function NotFound() {
  const { pathname } = useLocation()

  // Logs broken links to the console.
  useEffect(() => {
    console.error(`404: no page at ${pathname}`)
  }, [pathname])

  return (
    <div className="site-message">
      <h1>404</h1>
      <p>{failureTexts.notFound}</p>
      <Link className="site-button" to={PATHS.dashboard}>
        {failureTexts.toDashboard}
      </Link>
    </div>
  )
}
