import { Outlet, ScrollRestoration } from 'react-router-dom'
import { SiteFooter } from '../layout/SiteFooter.tsx'
import { SiteHeader } from '../layout/SiteHeader.tsx'
import { useRouteTitle } from '../useRouteTitle.ts'

/** The frame of every page. */
export function Root() {
  useRouteTitle()
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
