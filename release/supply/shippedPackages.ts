import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A package of others that readers of the site, or users of the package, are given. */
export interface ShippedPackage {
  readonly name: string
  readonly version: string
  /** As its manifest says, in the words of SPDX. */
  readonly licence: string
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/**
 * Every package of others that a folder's own one needs when it runs, with all that these need.
 *
 * @param folder of a package.json
 * @param more packages that are built into what is shipped although it only needs them to be built
 * @throws Error when one of them is not installed
 */
export function shippedPackages(folder: string, more: readonly string[] = []): ShippedPackage[] {
  const found = new Map<string, ShippedPackage>()
  const visit = (place: string, names: readonly string[]) => {
    for (const name of names) {
      const inside = folderOf(place, name)
      if (inside === undefined || found.has(inside)) continue
      const manifest = manifestOf(inside)
      const { version, license: licence = 'none is named' } = manifest
      found.set(inside, { name, version, licence })
      visit(inside, Object.keys({ ...manifest.dependencies, ...peersOf(inside, manifest) }))
    }
  }
  visit(folder, [...Object.keys(manifestOf(folder).dependencies ?? {}), ...more])
  return [...found.values()]
    .filter(({ name }) => name !== '@transparency-lab/widgets')
    .sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1))
}

/**
 * The peers that are found are used, except the optional ones of this repository's own packages: these
 * are there for our tests and types, and whoever uses one names it itself.
 */
function peersOf(folder: string, manifest: Manifest): Readonly<Record<string, string>> {
  const { peerDependencies = {}, peerDependenciesMeta: meta = {} } = manifest
  if (folder.includes('/node_modules/')) return peerDependencies
  return Object.fromEntries(
    Object.entries(peerDependencies).filter(([name]) => meta[name]?.optional !== true),
  )
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

/** Where a package finds another one; undefined for a peer that it does without. */
function folderOf(from: string, name: string): string | undefined {
  for (let place = from; place !== dirname(place); place = dirname(place)) {
    const folder = join(place, 'node_modules', name)
    if (existsSync(join(folder, 'package.json'))) return realpathSync(folder)
  }
  return undefined
}
