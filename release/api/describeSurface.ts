import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { describeEntries, type DescribedEntry } from './describeEntries.ts'
import { emitDeclarations } from './emitDeclarations.ts'
import { readParts, readTokens } from './styleSurface.ts'

/** One custom element, as a page sees it. */
export interface ElementSurface {
  readonly tag: string
  readonly attributes: readonly string[]
}

/**
 * Everything that is public of the package, as Markdown: what breaks any of it breaks somebody.
 *
 * @param folder the package
 */
export async function describeSurface(
  folder: string,
  elements: readonly ElementSurface[],
): Promise<string> {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string
    readonly exports: Readonly<Record<string, string>>
  }
  const named = Object.entries(exports).map(
    ([entry, file]) => [entry.replace(/^\./, name), join(folder, file)] as const,
  )
  const modules = named.filter(([, file]) => /\.tsx?$/.test(file))
  const sources = emitDeclarations(
    modules.map(([, file]) => file),
    join(folder, 'tsconfig.json'),
  )
  const { entries, inner } = describeEntries(sources, modules)
  const report = [
    `# What is public of ${name}`,
    'Written by `pnpm api`, which also accepts a change. A line that goes is a major version.',
    ...entries.flatMap(entrySection),
    '## Spoken of by these, and exported by none',
    code(inner),
    ...elementSection(elements),
    ...styleSection(
      join(folder, 'src'),
      named.flatMap(([entry, file]) => (file.endsWith('.css') ? [entry] : [])),
    ),
  ].join('\n\n')
  const file = join(folder, 'api.md')
  return format(report, { ...(await resolveConfig(file)), filepath: file })
}

function entrySection({ name, declarations, repeated }: DescribedEntry): string[] {
  return [
    `## ${name}`,
    ...(declarations.length === 0 ? [] : [code(declarations)]),
    ...(repeated.length === 0
      ? []
      : [repeated.map(([what, entry]) => `- \`${what}\`, as in \`${entry}\``).join('\n')]),
  ]
}

function elementSection(elements: readonly ElementSurface[]): string[] {
  return [
    '## Custom elements',
    elements
      .map(({ tag, attributes }) => {
        const names = attributes.map((attribute) => `\`${attribute}\``)
        return `- \`<${tag}>\`: ${names.join(', ')}`
      })
      .join('\n'),
  ]
}

function styleSection(sources: string, sheets: readonly string[]): string[] {
  return [
    '## Styles',
    sheets.map((sheet) => `- \`${sheet}\``).join('\n'),
    'The class of every widget’s root: `tl-root`. Parts of the elements:',
    readParts(sources)
      .map((part) => `- \`${part}\``)
      .join('\n'),
    'Tokens and what holds without them:',
    readTokens(sources)
      .map(({ name, fallback }) => `- \`${name}\`: \`${fallback}\``)
      .join('\n'),
  ]
}

function code(declarations: readonly string[]): string {
  return ['```ts', declarations.join('\n\n'), '```'].join('\n')
}
