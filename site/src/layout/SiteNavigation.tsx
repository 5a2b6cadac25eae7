import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { DESTINATIONS, isActive } from '../paths.ts'

/** The six destinations; a row that scrolls sideways where the bar is too narrow for it. */
export function SiteNavigation() {
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)

  // Where the row scrolls, the page that one is on would otherwise stay out of sight.
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]')
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])

  return (
    <nav className="site-navigation" aria-label="Main">
      <ul ref={list}>
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
