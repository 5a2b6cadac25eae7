import { Outlet, ScrollRestoration } from 'react-router-dom'
import { SiteFooter } from '../layout/SiteFooter.tsx'
import { SiteHeader } from '../layout/SiteHeader.tsx'
import { useFocusOnNavigation } from '../useFocusOnNavigation.ts'
import { useRouteHead } from '../useRouteHead.ts'

/** The layout of every page. */
export function Root() {
  useRouteHead()
  useFocusOnNavigation()
  return (
    <>
      <a className="site-skip-link" href="#content">
        Skip to content
      </a>
      <SiteHeader />
      <main id="content" className="site-content" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <ScrollRestoration />
    </>
  )
}
