import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { publishedEntries } from '../api/publishedEntries.ts'
import { readParts, readTokens } from '../api/styleSurface.ts'
import { PACKAGE } from '../packed/packPackage.ts'
import { readTable } from './readTable.ts'

const README = readFileSync(join(PACKAGE, 'README.md'), 'utf8')
const API = readFileSync(join(PACKAGE, 'api.md'), 'utf8')
const SOURCES = join(PACKAGE, 'src')
/** The address of the snapshot in the README, and the path of the copy in an example. */
const SNAPSHOT = ['https://lab.example/snapshots/snapshot.json', '/snapshot.json'] as const

/** Names that the README takes from elsewhere. */
const FOREIGN = [
  ...['cacheComponents', 'cacheLife', 'moduleResolution', 'preventDefault'],
  'transformIgnorePatterns',
]

/** The elements with their attributes, from the API report. */
const ELEMENTS = [...API.matchAll(/^- `<safety-([a-z-]+)>`: (.*)$/gm)].map(
  ([, name = '', attributes = '']) => ({ name, attributes: attributes.split(', ') }),
)

/** The first columns of a table, sorted by row. */
function readColumns(header: string, columns: number): string[][] {
  return readTable(README, header)
    .map((row) => row.slice(0, columns))
    .sort()
}

function ownersOf(attribute: string): string {
  const owners = ELEMENTS.filter(({ attributes }) => attributes.includes(attribute))
  return owners.length === ELEMENTS.length ? 'all' : owners.map(({ name }) => name).join(', ')
}

describe('the README of the package', () => {
  it.each([
    'vite-react-18/src/safety.css',
    'vue/src/Safety.vue',
    'vue/vite.config.ts',
    'svelte/src/Safety.svelte',
    'docusaurus/docs/index.mdx',
    'next/app/page.tsx',
    'astro/src/components/Safety.tsx',
    'astro/src/components/Leaderboard.astro',
    'astro/src/components/LeaderboardElement.astro',
  ])('shows examples/%s unchanged', (file) => {
    const code = readFileSync(join(PACKAGE, '../../examples', file), 'utf8')
    const shown = `\`\`\`${extname(file).slice(1)}\n${code}\`\`\``
    expect(README.replaceAll(...SNAPSHOT)).toContain(shown.replaceAll(...SNAPSHOT))
  })

  it.each(['extraColumns.tsx', 'ownFigures.tsx', 'restSource.ts'])(
    'shows the tested example %s unchanged',
    (file) => {
      const code = readFileSync(join(SOURCES, 'testing/readme', file), 'utf8')
      expect(README).toContain(`\`\`\`${extname(file).slice(1)}\n${code}\`\`\``)
    },
  )

  it('shows a test that runs', () => {
    const code = readFileSync(join(SOURCES, 'readmeExample.test.tsx'), 'utf8')
    const shown = code
      .replaceAll("'./index.ts'", "'@transparency-lab/widgets'")
      .replaceAll("'./domain.ts'", "'@transparency-lab/widgets/domain'")
    expect(README).toContain(`\`\`\`tsx\n${shown}\`\`\``)
  })

  it('lists every design token with its default value', () => {
    const tokens = readTokens(SOURCES).map(({ name, fallback }) => [
      `\`${name}\``,
      `\`${fallback.replace('--_tl-', '--tl-')}\``,
    ])
    const listed = readTable(README, 'token').map(([name, , fallback]) => [name, fallback])
    expect(listed.sort()).toEqual(tokens.sort())
  })

  it('lists every attribute with its elements', () => {
    expect(ELEMENTS).toHaveLength(3)
    const attributes = [...new Set(ELEMENTS.flatMap((element) => element.attributes))]
    expect(readColumns('attribute', 2)).toEqual(
      attributes.map((name) => [name, ownersOf(name)]).sort(),
    )
  })

  it('lists every event and every shadow part', () => {
    const events = [...API.matchAll(/'(safety-[a-z]+)': CustomEvent/g)].map(([, name]) => name)
    expect(events.length).toBeGreaterThan(0)
    expect(readColumns('event', 1)).toEqual(events.map((name) => [`\`${name}\``]).sort())
    expect(readColumns('part', 1)).toEqual(readParts(SOURCES).map((name) => [`\`${name}\``]))
  })

  it('lists every entry, and one for all locales', () => {
    const entries = publishedEntries(PACKAGE)
      .filter(([entry]) => !/^\.\/locales\/(?!en)/.test(entry))
      .map(([entry]) => `\`${entry.replace(/^\./, '@transparency-lab/widgets')}\``)
    const listed = readColumns('entry', 1).map(([entry = '']) => entry.replace(/, …$/, ''))
    expect(listed.sort()).toEqual(entries.sort())
  })

  it('names nothing that the API does not have', () => {
    const prose = README.replace(/```.*?```/gs, '')
    const names = [...prose.matchAll(/`([A-Za-z]*[a-z][A-Z]\w*)(?:\(\))?`/g)].map(
      ([, name]) => name,
    )
    expect(names).toContain('staleTimeMs')
    const known = new Set(API.match(/\w+/g))
    expect(names.filter((name = '') => !known.has(name) && !FOREIGN.includes(name))).toEqual([])
  })
})
