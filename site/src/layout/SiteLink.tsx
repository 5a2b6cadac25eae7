import type { LinkProps } from '@transparency-lab/widgets'
import { SUITE_PARAMETER } from '@transparency-lab/widgets/domain'
import { use, type MouseEvent } from 'react'
import { Link, useMatch, useNavigate, useSearchParams } from 'react-router-dom'
import { DashboardReturnContext } from '../page/dashboardReturnContext.ts'
import type { DashboardReturn } from '../page/useDashboardReturn.ts'
import { leadsTo } from '../address/pathQuery.ts'
import { PATHS } from '../address/paths.ts'
import { toPath } from '../address/toAddress.ts'

/** The link component of widgets: navigates by the router, or navigates the host page of an embed. */
export function SiteLink({ href, children, ...rest }: LinkProps) {
  const { back, entryState } = use(DashboardReturnContext)
  const goBack = useGoBack(href, back)
  if (useMatch(PATHS.embed) !== null) {
    return (
      <a href={href} target="_top" rel="noopener" {...rest}>
        {children}
      </a>
    )
  }
  return (
    <Link to={toPath(href)} state={entryState} onClick={goBack} {...rest}>
      {children}
    </Link>
  )
}

/**
 * Returns a handler that goes back to the dashboard that the visitor has come from, with its scroll position. A
 * click that opens a new tab follows the link.
 */
function useGoBack(
  href: string,
  back: DashboardReturn | undefined,
): ((event: MouseEvent) => void) | undefined {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const suite = params.get(SUITE_PARAMETER) ?? undefined
  if (back === undefined || !leadsTo(back.address, toPath(href), suite)) return undefined
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    void navigate(back.delta)
  }
}
