import type { LinkProps } from '@transparency-lab/widgets'
import { Link, useMatch } from 'react-router-dom'
import { PATHS } from '../paths.ts'

/** The link component of widgets: navigates by the router, or navigates the host page of an embed. */
export function SiteLink({ href, children, ...rest }: LinkProps) {
  if (useMatch(PATHS.embed) !== null) {
    return (
      <a href={href} target="_top" rel="noopener" {...rest}>
        {children}
      </a>
    )
  }
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  )
}
