import { useLocation } from 'react-router-dom'
import { useIsHydrated } from '../page/useIsHydrated.ts'
import { useSiteAddress } from '../address/useSiteAddress.ts'

/** The address of the page, which only print shows. A static host has one document for every query string. */
export function PrintedAddress() {
  const { pathname, search } = useLocation()
  const query = useIsHydrated() ? search : ''
  return <span className="site-printed-address">{useSiteAddress() + pathname + query}</span>
}
