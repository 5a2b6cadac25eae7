import {
  COMPONENTS,
  componentLines,
  figuresLiteral,
  importLabels,
  literal,
  NAMES,
  PACKAGE,
  type CodeFile,
} from './componentLines.ts'
import type { EmbedChoices, EmbeddedView } from './embeddedView.ts'

/**
 * Returns the modules of a server component of Next that shows a view. A server component cannot pass labels, so those of
 * another language are in a client module of their own.
 */
export function nextSnippet(
  embedded: EmbeddedView,
  choices: EmbedChoices,
  siteUrl: string,
): readonly CodeFile[] {
  const isEnglish = choices.language === 'en'
  const widget = COMPONENTS[embedded.widget]
  const name = isEnglish ? 'SnapshotProvider' : 'SafetyProvider'
  const [opening, ...lines] = componentLines(embedded, choices, {
    name,
    props: ['snapshot={await loadEvaluations()}', `site=${literal(siteUrl)}`],
  })
  const code = [
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
  if (isEnglish) return [{ code }]
  return [
    { name: `${name}.tsx`, code: labelsModule(choices) },
    { name: `${NAMES[embedded.widget]}.tsx`, code },
  ]
}

/** Returns a client module with a provider that has the labels of the chosen language. */
function labelsModule(choices: EmbedChoices): string {
  return [
    "'use client'",
    '',
    `import { SnapshotProvider, type SnapshotProviderProps } from '${PACKAGE}'`,
    importLabels(choices),
    '',
    'export function SafetyProvider(props: SnapshotProviderProps) {',
    `  return <SnapshotProvider labels={${choices.language}} {...props} />`,
    '}',
  ].join('\n')
}
