import { readTable } from '../readme/readTable.ts'
import { readSnippets } from './readSnippets.ts'

/** The name of the package. */
export const NAME = '@transparency-lab/widgets'

/** What snippets use of libraries that this repository does not install. */
const FOREIGN = "declare module 'next/cache' { export function cacheLife(profile: string): void }\n"
/** What snippets leave to the reader: a source, links and a client of one’s own. */
const GIVEN = `
declare const source: import('${NAME}').EvaluationSource
declare const links: import('${NAME}').Links
declare const columns: readonly import('${NAME}').LeaderboardColumn[]
declare const client: import('@supabase/supabase-js').SupabaseClient
`
const CODE = /`([A-Za-z]\w*)`/g

/**
 * Returns modules that compile as long as the package still has everything that a README documents: its snippets, and
 * code that uses each export, prop, field and event of its tables. The key of a module is its place in the README.
 *
 * @param exported the entry of each name that the package exports
 */
export function snippetModules(
  text: string,
  exported: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const snippets = readSnippets(text)
    .filter(({ language }) => /^tsx?$/.test(language))
    .flatMap(({ line, language, code }) => {
      const module = code.includes(NAME) ? code : completeFragment(code, exported)
      return module === undefined ? [] : [[`line-${line}.${language}`, module] as const]
    })
  return new Map([
    ['libraries.d.ts', FOREIGN],
    ...snippets,
    ['exports.ts', useExports(text)],
    ['props.ts', useProps(text)],
    ['view.ts', useView(text)],
    ['events.ts', useEvents(text)],
  ])
}

/** Makes a module of a fragment; undefined if it uses nothing of the package. */
function completeFragment(code: string, exported: ReadonlyMap<string, string>): string | undefined {
  const names = [...new Set(code.match(/\b[A-Za-z]\w*/g))].filter((name) => exported.has(name))
  if (names.length === 0) return undefined
  const imports = names.map((name) => `import { ${name} } from '${exported.get(name)}'`)
  const [, opened] = /^<(\w+)/.exec(code) ?? []
  const isOpen = opened !== undefined && !code.includes(`</${opened}>`)
  const body = isOpen ? `${code}child</${opened}>` : code
  return [...imports, GIVEN, `export const shown = (${body.trim()})`].join('\n')
}

/** The names in the code of a cell of a table. */
function namesIn(cell = ''): string[] {
  return [...cell.matchAll(CODE)].map(([, name = '']) => name)
}

function useExports(text: string): string {
  const entries = readTable(text, 'entry').flatMap(([entry = '', what]) => {
    const [, path] = /^`([^`]+)`$/.exec(entry) ?? []
    // The stylesheets export nothing, and the row of the locales names several entries.
    return path === undefined || path.endsWith('.css') ? [] : [[path, namesIn(what)] as const]
  })
  return entries
    .map(([path, names], index) => {
      const renamed = names.map((name) => `${name} as ${name}${index}`)
      const values = names.map((name) => `${name}${index}`)
      return `import { ${renamed.join(', ')} } from '${path}'\nexport const used${index} = [${values.join(', ')}]`
    })
    .join('\n')
}

function useProps(text: string): string {
  const rows = readTable(text, 'widget').map(
    ([widget = '', , props]) => [...namesIn(widget), namesIn(props)] as const,
  )
  const getProps = (component: string) =>
    readTable(text, `prop of \`${component}\``).flatMap(([prop]) => namesIn(prop))
  const ofTables = [
    ['LeaderboardTable', [...getProps('LeaderboardTable'), 'theme']],
    ['EvaluationsProvider', getProps('EvaluationsProvider')],
  ] as const
  const uses = [...rows, ...ofTables].flatMap(([widget, props]) =>
    Array.isArray(props)
      ? props.map((prop) => `ComponentProps<typeof widgets.${String(widget)}>['${prop}']`)
      : [],
  )
  return [
    "import type { ComponentProps } from 'react'",
    `import type * as widgets from '${NAME}'`,
    `export type Props = [${uses.join(',\n')}]`,
  ].join('\n')
}

function useView(text: string): string {
  const fields = readTable(text, 'field').flatMap(([field]) => namesIn(field))
  return [
    `import type { LeaderboardView } from '${NAME}'`,
    `export type Fields = [${fields.map((field) => `LeaderboardView['${field}']`).join(', ')}]`,
  ].join('\n')
}

function useEvents(text: string): string {
  const events = readTable(text, 'event').map(([event = '', , , detail = '']) => {
    const [, fields] = /`\{ ([^}]*) \}`/.exec(detail) ?? []
    const pattern = fields === undefined ? '{ detail }' : `{ detail: { ${fields} } }`
    return `document.createElement('safety-leaderboard').addEventListener('${event.replaceAll('`', '')}', (${pattern}) => [${fields ?? 'detail'}])`
  })
  return [`import '${NAME}/element'`, ...events].join('\n')
}
