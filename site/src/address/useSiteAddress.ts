import { siteUrl } from '../env.ts'
import { siteAddress } from './paths.ts'
import { useIsHydrated } from '../page/useIsHydrated.ts'

/**
 * Returns the public URL of the site. If none is set, returns the current origin, or an empty text before
 * hydration.
 */
export function useSiteAddress(): string {
  return useIsHydrated() ? siteAddress() : (siteUrl() ?? '')
}
