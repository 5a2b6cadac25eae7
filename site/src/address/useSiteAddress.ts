import { siteUrl } from '../env.ts'
import { siteAddress } from './paths.ts'
import { useIsHydrated } from '../page/useIsHydrated.ts'

/** Returns the public URL of the site, or its current origin if none is set; empty while it is prerendered then. */
export function useSiteAddress(): string {
  return useIsHydrated() ? siteAddress() : (siteUrl() ?? '')
}
