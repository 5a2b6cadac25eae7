import {
  COMPONENTS,
  componentLines,
  figuresLiteral,
  importLabels,
  literal,
  PACKAGE,
} from './componentLines.ts'
import type { EmbedChoices, EmbeddedView } from './embeddedView.ts'

/**
 * Returns a module with a server component of Next that shows a view. A server component cannot pass labels, so those of
 * another language are in a client module before it.
 */
export function nextSnippet(
  embedded: EmbeddedView,
  choices: EmbedChoices,
  siteUrl: string,
): string {
  const isEnglish = choices.language === 'en'
  const widget = COMPONENTS[embedded.widget]
  const name = isEnglish ? 'SnapshotProvider' : 'SafetyProvider'
  const [opening, ...lines] = componentLines(embedded, choices, {
    name,
    props: ['snapshot={await loadEvaluations()}', `site=${literal(siteUrl)}`],
  })
  return [
    ...(isEnglish ? [] : labelsModule(choices)),
    `import { ${isEnglish ? `${widget}, ${name}` : widget} } from '${PACKAGE}'`,
    `import { loadSnapshot } from '${PACKAGE}/snapshot'`,
    `import '${PACKAGE}/styles.css'`,
    "import { cacheLife } from 'next/cache'",
    ...(isEnglish ? [] : [`import { ${name} } from './${name}'`]),
    '',
    'async function loadEvaluations() {',
    "  'use cache'",
    "  cacheLife('minutes')",
    `  return loadSnapshot(${figuresLiteral(choices, siteUrl)})`,
    '}',
    '',
    `export async ${opening}`,
    ...lines,
  ].join('\n')
}

/** Returns the lines of a client module with a provider that has the labels of the chosen language. */
function labelsModule(choices: EmbedChoices): readonly string[] {
  return [
    '// SafetyProvider.tsx',
    "'use client'",
    '',
    `import { SnapshotProvider, type SnapshotProviderProps } from '${PACKAGE}'`,
    importLabels(choices),
    '',
    'export function SafetyProvider(props: SnapshotProviderProps) {',
    `  return <SnapshotProvider labels={${choices.language}} {...props} />`,
    '}',
    '',
    '// A file beside it',
  ]
}
