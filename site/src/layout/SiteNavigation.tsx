import { shellTexts } from '#texts/shell.tsx'
import { scrollToFocused } from '@transparency-lab/widgets/ui/scroll-to-focused'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { DESTINATIONS, isActive } from '../address/destinations.ts'

/** The main navigation, a row that scrolls horizontally on narrow screens. */
export function SiteNavigation() {
  const { pathname } = useLocation()
  const row = useRef<HTMLElement>(null)

  // Scrolls the row so that the current link is visible. scrollIntoView would scroll the page too.
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]')
    if (!row.current || !current) return
    const outer = row.current.getBoundingClientRect()
    const inner = current.getBoundingClientRect()
    row.current.scrollLeft +=
      Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right)
  }, [pathname])

  return (
    <nav
      ref={row}
      className="site-navigation"
      aria-label={shellTexts.navigation}
      onFocusCapture={scrollToFocused}
    >
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
