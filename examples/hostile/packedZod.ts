import type { Plugin } from 'vite'
import { withOwnProperties } from '@transparency-lab/widgets/build/ownProperties'

/** Gives the page zod as the built package holds it, because the page bundles the package's sources. */
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
