import { Link } from 'react-router-dom'
import { PATHS } from '../paths.ts'

/** A destination that is announced and not open yet. */
export function Upcoming({ name }: { name: string }) {
  return (
    <div className="site-message">
      <h1>{name}</h1>
      <p>This part of the site is not open yet. The evaluations are on the dashboard.</p>
      <Link className="site-button" to={PATHS.dashboard}>
        Go to the dashboard
      </Link>
    </div>
  )
}
