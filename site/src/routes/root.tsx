import { shellTexts } from '#texts/shell.tsx'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { SiteFooter } from '../layout/SiteFooter.tsx'
import { SiteHeader } from '../layout/SiteHeader.tsx'
import { useFocusOnNavigation } from '../page/useFocusOnNavigation.ts'
import { PageBoundary } from './page-boundary.tsx'

/** The layout of every page. A page that fails keeps the layout around it. */
export function Root({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  useFocusOnNavigation()
  return (
    <>
      <a className="site-skip-link" href="#content">
        {shellTexts.skip}
      </a>
      <SiteHeader />
      <main id="content" className="site-content" tabIndex={-1}>
        <PageBoundary pathname={pathname}>{children}</PageBoundary>
      </main>
      <SiteFooter />
    </>
  )
}
