import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { siteUrl } from '../env.ts'
import { siteAddress } from '../paths.ts'

/** The address of the page, which only print shows. */
export function PrintedAddress() {
  const { pathname, search } = useLocation()
  const site = useSyncExternalStore(
    () => () => undefined,
    siteAddress,
    () => siteUrl() ?? '',
  )
  return <span className="site-printed-address">{site + pathname + search}</span>
}
