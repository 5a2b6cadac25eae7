import {
  COMPONENTS,
  componentLines,
  figuresLiteral,
  importLabels,
  literal,
  PACKAGE,
} from './componentLines.ts'
import type { EmbedChoices, EmbeddedView } from './embeddedView.ts'

/** Returns a module with a React component that shows a view. */
export function reactSnippet(
  embedded: EmbeddedView,
  choices: EmbedChoices,
  siteUrl: string,
): string {
  const { language } = choices
  const isEnglish = language === 'en'
  const [opening, ...lines] = componentLines(embedded, choices, {
    name: 'EvaluationsProvider',
    props: ['source={source}', 'links={links}', ...(isEnglish ? [] : [`labels={${language}}`])],
  })
  return [
    `import { EvaluationsProvider, ${COMPONENTS[embedded.widget]}, siteLinks } from '${PACKAGE}'`,
    ...(isEnglish ? [] : [importLabels(choices)]),
    `import { createSnapshotSource } from '${PACKAGE}/snapshot'`,
    `import '${PACKAGE}/styles.css'`,
    '',
    `const source = createSnapshotSource(${figuresLiteral(choices, siteUrl)})`,
    `const links = siteLinks(${literal(siteUrl)})`,
    '',
    `export ${opening}`,
    ...lines,
  ].join('\n')
}
