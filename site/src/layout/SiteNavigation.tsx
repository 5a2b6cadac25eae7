import { Link, useLocation } from 'react-router-dom'
import { DESTINATIONS, isActive } from '../paths.ts'

/** The six destinations; a row that scrolls sideways where the bar is too narrow for it. */
export function SiteNavigation() {
  const { pathname } = useLocation()
  return (
    <nav className="site-navigation" aria-label="Main">
      <ul>
        {DESTINATIONS.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} aria-current={isActive(pathname, path) ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
