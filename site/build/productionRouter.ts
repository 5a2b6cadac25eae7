import type { Plugin } from 'vite'

/**
 * Builds the site with the router's build for production, which its package has and names to no bundler:
 * the one that it names keeps its warnings for developers.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(id, importer, options) {
        const found = await this.resolve(id, importer, { ...options, skipSelf: true })
        return found && { ...found, id: found.id.replace('/development/', '/production/') }
      },
    },
  }
}
