import type { LinkProps } from '@transparency-lab/widgets'
import { Link, useMatch } from 'react-router-dom'
import { PATHS } from '../paths.ts'

/** A widget's link, followed by the site's router; out of a frame it leads the page around it. */
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
