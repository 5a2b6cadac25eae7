import { useLocation } from 'react-router-dom'
import { useSiteAddress } from '../useSiteAddress.ts'

/** The address of the page, which only print shows. */
export function PrintedAddress() {
  const { pathname, search } = useLocation()
  return <span className="site-printed-address">{useSiteAddress() + pathname + search}</span>
}
