/**
 * Hooks of pnpm, which packPackage.ts names. They complete the manifest of the packed package: the one in this repository
 * names no host, because each lab has its own.
 */
export const hooks = {
  /**
   * @param {Record<string, unknown>} manifest
   * @returns {Record<string, unknown>}
   */
  beforePacking(manifest) {
    const repository = process.env['PACKED_REPOSITORY']
    return repository === undefined ? manifest : { ...manifest, repository: JSON.parse(repository) }
  },
}
