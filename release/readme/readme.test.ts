import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readParts, readTokens } from '../api/styleSurface.ts'
import { PACKAGE } from '../packPackage.ts'
import { readBlocks } from './readBlocks.ts'
import { readTable } from './readTable.ts'

const README = readFileSync(join(PACKAGE, 'README.md'), 'utf8')
const API = readFileSync(join(PACKAGE, 'api.md'), 'utf8')
const SOURCES = join(PACKAGE, 'src')

const ELEMENTS = [...API.matchAll(/^- `<safety-([a-z-]+)>`: (.*)$/gm)].map(
  ([, name = '', attributes = '']) => ({
    name,
    attributes: attributes.split(', ').map((attribute) => attribute.replaceAll('`', '')),
  }),
)

/** The elements that have an attribute, as the read-me says it. */
function ownersOf(attribute: string): string {
  const owners = ELEMENTS.filter(({ attributes }) => attributes.includes(attribute))
  return owners.length === ELEMENTS.length ? 'all' : owners.map(({ name }) => name).join(', ')
}

/** The files of an example that a section of the read-me shows. */
const SHOWN = {
  Vue: ['vue/src/Safety.vue', 'vue/vite.config.ts'],
  Svelte: ['svelte/src/Safety.svelte'],
  Docusaurus: ['docusaurus/docs/index.mdx'],
}

/** A file of an example, which reads the figures from its own folder, as a partner would write it. */
function readExample(file: string): string {
  return readFileSync(join(PACKAGE, '../../examples', file), 'utf8').replace(
    /(?<=["'])\/snapshot\.json/,
    'https://lab.example/snapshots/snapshot.json',
  )
}

describe('the read-me of the package', () => {
  it.each(Object.entries(SHOWN))('shows for %s the code that its example runs', (title, files) => {
    expect(readBlocks(README, title)).toEqual(files.map(readExample))
  })

  it('lists every token that the styles read, with what holds without it', () => {
    const told = readTable(README, 'token').map(([name, , fallback]) => [name, fallback])
    const read = readTokens(SOURCES).map(({ name, fallback }) => [
      name,
      fallback.replace('--_tl-', '--tl-'),
    ])
    expect(told.sort()).toEqual(read.sort())
  })

  it('says what each token is, in words', () => {
    const words = readTable(README, 'token').map(([, is = '']) => is)
    expect(words.filter((is) => !/^[A-Z].*\.$/.test(is))).toEqual([])
  })

  it('lists every attribute of the elements, with those that have it', () => {
    expect(ELEMENTS).toHaveLength(3)
    const attributes = [...new Set(ELEMENTS.flatMap((element) => element.attributes))]
    const told = readTable(README, 'attribute').map(([name, of]) => [name, of])
    expect(told.sort()).toEqual(attributes.map((name) => [name, ownersOf(name)]).sort())
  })

  it('lists every event of the elements', () => {
    const events = [...API.matchAll(/'(safety-[a-z]+)': CustomEvent/g)].map(([, name]) => name)
    expect(events.length).toBeGreaterThan(0)
    expect(
      readTable(README, 'event')
        .map(([name]) => name)
        .sort(),
    ).toEqual(events.sort())
  })

  it('lists every part of the elements', () => {
    expect(
      readTable(README, 'part')
        .map(([name]) => name)
        .sort(),
    ).toEqual(readParts(SOURCES))
  })

  it.each([
    'next/app/page.tsx',
    'astro/src/components/Safety.tsx',
    'astro/src/components/Leaderboard.astro',
    'astro/src/components/LeaderboardElement.astro',
  ])('shows examples/%s as it is, which its test builds and opens', (file) => {
    const code = readFileSync(join(PACKAGE, '../../examples', file), 'utf8')
    expect(README).toContain(`\`\`\`${extname(file).slice(1)}\n${code}\`\`\``)
  })

  it('lists every entry, the languages by one', () => {
    const { name, exports } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as {
      readonly name: string
      readonly exports: Readonly<Record<string, string>>
    }
    const entries = Object.keys(exports)
      .filter((entry) => !/^\.\/locales\/(?!en)/.test(entry))
      .map((entry) => entry.replace(/^\./, name))
    const told = readTable(README, 'entry').map(([entry = '']) => entry.replace(/`, …$/, ''))
    expect(told.map((entry) => entry.replace('`', '')).sort()).toEqual(entries.sort())
  })
})
