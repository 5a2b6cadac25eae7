import { name, stage, tagline } from '#lab'
import { Link } from 'react-router-dom'
import { PATHS } from '../address/paths.ts'
import { PrintedAddress } from './PrintedAddress.tsx'
import { SiteLogo } from './SiteLogo.tsx'
import { SiteNavigation } from './SiteNavigation.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** The header of every page. */
export function SiteHeader() {
  return (
    <header className="site-header">
      <div className="site-header-bar">
        <Link className="site-brand" to={PATHS.dashboard}>
          <SiteLogo />
          <span className="site-name">{name}</span>
        </Link>
        <span className="site-tagline">{tagline}</span>
        {stage !== undefined && <span className="site-beta">{stage}</span>}
        <PrintedAddress />
        <ThemeSwitch />
        <SiteNavigation />
      </div>
    </header>
  )
}
