import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const STORE = join(ROOT, 'node_modules/.pnpm')
const SCRIPTS = ['preinstall', 'install', 'postinstall']

/** Who may run a script at install: it puts the program of this machine in the place of a script. */
const NAMED = ['esbuild']

/** Who has one that never runs: it is there on macOS only, with what its script would build. */
const IDLE = ['fsevents']

interface Manifest {
  readonly name: string
  readonly scripts?: Readonly<Record<string, string>>
}

describe('what runs at install', () => {
  const settings = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8')

  it('is what is named in pnpm-workspace.yaml, and nothing else', () => {
    const [, named = ''] = /^onlyBuiltDependencies:\n((?: {2}- .*\n)*)/m.exec(settings) ?? []
    expect(named.trim().split('\n')).toEqual(NAMED.map((name) => `- ${name}`))
    expect(settings).not.toMatch(/dangerouslyAllowAllBuilds|neverBuiltDependencies|allowBuilds/)
  })

  it('is asked for by no package that is not named', () => {
    const manifests = manifestsIn(STORE)
    expect(manifests.length).toBeGreaterThan(500)
    const asking = manifests.filter(
      ({ manifest, folder }) =>
        SCRIPTS.some((script) => manifest.scripts?.[script] !== undefined) ||
        existsSync(join(folder, 'binding.gyp')),
    )
    const names = new Set(asking.map(({ manifest }) => manifest.name))
    expect([...names].filter((name) => !IDLE.includes(name)).sort()).toEqual(NAMED)
  })
})

function manifestsIn(store: string) {
  return readdirSync(store)
    .filter((place) => place.includes('@'))
    .flatMap((place) => {
      const folder = join(store, place, 'node_modules', nameIn(place))
      const file = join(folder, 'package.json')
      if (!existsSync(file)) return []
      return [{ folder, manifest: JSON.parse(readFileSync(file, 'utf8')) as Manifest }]
    })
}

/** The name of the package that pnpm keeps in a place: `@scope+name@1.2.3_peers` is `@scope/name`. */
function nameIn(place: string): string {
  return place.slice(0, place.indexOf('@', 1)).replace('+', '/')
}
