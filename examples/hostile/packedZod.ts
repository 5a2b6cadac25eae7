import type { Plugin } from 'vite'
import { withOwnProperties } from '@transparency-lab/widgets/build/ownProperties'

/**
 * Transforms zod as the build of the package does, because this page bundles the package's sources.
 */
export function packedZod(): Plugin {
  return {
    name: 'packed-zod',
    enforce: 'pre',
    transform: {
      filter: { id: /\/zod\/.*\.js$/ },
      handler: (code, id) => ({ code: withOwnProperties(code, id), map: null }),
    },
  }
}
