import type { LinkProps } from '@transparency-lab/widgets'
import { Link } from 'react-router-dom'

/** A widget's link, followed by the site's router. */
export function SiteLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />
}
