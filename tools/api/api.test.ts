// @vitest-environment jsdom
import { defineElements } from '@transparency-lab/widgets/element'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { expect, it } from 'vitest'
import { PACKAGE } from '../packed/packPackage.ts'
import { publishedEntries } from './publishedEntries.ts'
import { reportDeclarations } from './reportDeclarations.ts'
import { readParts, readTokens } from './styleSurface.ts'

const REPORT = join(PACKAGE, 'api.md')
const TAGS = ['safety-compare', 'safety-leaderboard', 'safety-model-card']

const ENTRIES = publishedEntries(PACKAGE)

it('the public API matches packages/widgets/api.md: run “pnpm tools api” to accept a change', async () => {
  const modules = ENTRIES.filter(([, source]) => source.endsWith('.ts'))
  const report = [
    reportDeclarations(
      PACKAGE,
      modules.map(([entry, source]) => [namespaceOf(entry), source]),
    ),
    '`pnpm tools api` writes this file. Each namespace is an entry: `locales_en` is `./locales/en`, and `root` is `.`. A removed line needs a major version.',
    '## Custom elements and their attributes',
    listOf(describeElements()),
    '## Styles',
    listOf(ENTRIES.map(([entry]) => entry).filter((entry) => entry.endsWith('.css'))),
    'Every widget’s root has the class `tl-root`. The elements have these parts:',
    listOf(readParts(join(PACKAGE, 'src'))),
    'Tokens and their default values. A token with `light-dark` has a second one for dark colours, such as `--tl-ink-dark`:',
    listOf(
      readTokens(join(PACKAGE, 'src')).map(({ name, fallback }) => `${name}\`: \`${fallback}`),
    ),
  ].join('\n\n')
  const options = await resolveConfig(REPORT)
  await expect(await format(report, { ...options, filepath: REPORT })).toMatchFileSnapshot(REPORT)
  // The package is compiled twice: to emit its declarations, and by API Extractor.
}, 180_000)

function namespaceOf(entry: string): string {
  return entry === '.' ? 'root' : entry.slice(2).replace('/', '_')
}

function describeElements(): string[] {
  defineElements()
  return TAGS.map((tag) => {
    const { observedAttributes } = customElements.get(tag) as unknown as {
      readonly observedAttributes: readonly string[]
    }
    return `<${tag}>\`: \`${[...observedAttributes].sort().join('`, `')}`
  })
}

function listOf(items: readonly string[]): string {
  return items.map((item) => `- \`${item}\``).join('\n')
}
