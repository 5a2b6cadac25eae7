import { DEFAULT_VIEW, type LeaderboardView } from '@transparency-lab/widgets/domain'
import { LANGUAGES } from '@transparency-lab/widgets/languages'
import { BRAND, type EmbedChoices, type EmbeddedView } from './embeddedView.ts'
import { LATEST_FIGURES } from '../releases/paths.ts'

/** The name of the package. */
export const PACKAGE = '@transparency-lab/widgets'

/** A file of code to paste. */
export interface CodeFile {
  /** Undefined when there is no other one. */
  readonly name?: string
  readonly code: string
}

/** The component of each widget. */
export const COMPONENTS = {
  leaderboard: 'LeaderboardTable',
  'model-card': 'ModelCard',
  compare: 'ComparePanel',
} as const
const LINE_LENGTH = 100
/** The component that the code of each widget defines. */
export const NAMES = {
  leaderboard: 'SafetyLeaderboard',
  'model-card': 'SafetyEvaluation',
  compare: 'SafetyComparison',
} as const

/** The component that gives the widget its figures. */
interface Provider {
  readonly name: string
  /** Its props beside those of the look. */
  readonly props: readonly string[]
}

/** Returns the lines of a component: the widget that shows a view, in its provider. */
export function componentLines(
  embedded: EmbeddedView,
  choices: EmbedChoices,
  { name, props }: Provider,
): readonly string[] {
  return [
    `function ${NAMES[embedded.widget]}() {`,
    '  return (',
    ...openingLines(name, [...props, ...lookProps(choices)]),
    ...widgetLines(COMPONENTS[embedded.widget], formatProps(embedded, choices)),
    `    </${name}>`,
    '  )',
    '}',
  ]
}

/** Returns the line that imports the labels of the chosen language. */
export function importLabels({ language }: EmbedChoices): string {
  return `import { ${language} } from '${PACKAGE}/locales/${language}'`
}

/** Returns the address of the chosen figures, as a literal. */
export function figuresLiteral({ pinned }: EmbedChoices, siteUrl: string): string {
  return literal(siteUrl + (pinned?.figures ?? LATEST_FIGURES))
}

function openingLines(name: string, props: readonly string[]): readonly string[] {
  const line = `    <${[name, ...props].join(' ')}>`
  if (line.length <= LINE_LENGTH) return [line]
  return [`    <${name}`, ...props.map((prop) => `      ${prop}`), '    >']
}

/** Returns the lines of a widget, whose loading state reserves its own height. */
function widgetLines(name: string, props: readonly string[]): readonly string[] {
  return [`      <${name}`, ...props.map((prop) => `        ${prop}`), '      />']
}

function lookProps({ tokens, brand }: EmbedChoices): readonly string[] {
  const given = Object.entries(tokens).filter(([, value]) => value !== undefined)
  const look = given.map(([name, value]) => `${name}: ${literal(value)}`).join(', ')
  return [
    ...(look === '' ? [] : [`tokens={{ ${look} }}`]),
    ...(brand ? [`brand=${literal(BRAND)}`] : []),
  ]
}

function formatProps(embedded: EmbeddedView, choices: EmbedChoices): readonly string[] {
  const { theme, language } = choices
  return [
    ...viewProps(embedded, choices),
    ...(theme === 'inherit' ? [] : [`theme=${literal(theme)}`]),
    ...(language === 'en' ? [] : [`lang=${literal(language)}`]),
    // Otherwise the widget would inherit the direction of the page.
    `dir=${literal(LANGUAGES[language].dir)}`,
  ]
}

function viewProps(embedded: EmbeddedView, choices: EmbedChoices): readonly string[] {
  switch (embedded.widget) {
    case 'leaderboard':
      return leaderboardProps(embedded.view, choices)
    case 'model-card':
      return [`modelId={${literal(embedded.modelId)}}`, ...suiteProp(embedded.suite)]
    case 'compare':
      return [`defaultModelIds={${literal(embedded.modelIds)}}`, ...suiteProp(embedded.suite)]
  }
}

function leaderboardProps(
  view: LeaderboardView,
  { limit, models, show, showSwitch, suiteSwitch, toolbar, notes }: EmbedChoices,
): readonly string[] {
  const { columns } = view
  const initial = formatView(view)
  return [
    ...(initial === undefined ? [] : [`defaultView={${initial}}`]),
    ...(columns === undefined ? [] : [`columns={${literal(columns)}}`]),
    ...(show === 'table' ? [] : ['show="picture"']),
    ...(showSwitch ? ['showSwitch'] : []),
    ...(suiteSwitch ? ['suiteSwitch'] : []),
    ...(toolbar ? [] : ['toolbar={false}']),
    ...(notes === 'full' ? [] : ['notes="short"']),
    ...(models === undefined ? [] : [`models={${literal(models)}}`]),
    ...(models !== undefined || limit === undefined ? [] : [`limit={${limit}}`]),
  ]
}

function suiteProp(suite: string | undefined): readonly string[] {
  return suite === undefined ? [] : [`suite={${literal(suite)}}`]
}

/** Formats the `defaultView` prop; undefined when the view equals the default. */
function formatView({ suite, search, provider, sorting }: LeaderboardView): string | undefined {
  const parts = [
    ...(suite === DEFAULT_VIEW.suite ? [] : [`suite: ${literal(suite)}`]),
    ...(search === DEFAULT_VIEW.search ? [] : [`search: ${literal(search)}`]),
    ...(provider === DEFAULT_VIEW.provider ? [] : [`provider: ${literal(provider)}`]),
    ...(literal(sorting) === literal(DEFAULT_VIEW.sorting) ? [] : [`sorting: ${literal(sorting)}`]),
  ]
  return parts.length === 0 ? undefined : `{ ${parts.join(', ')} }`
}

/**
 * Formats a value as a JavaScript literal. Escapes `<`, so that it cannot close a script element, and
 * the line separators that older parsers reject in strings.
 */
export function literal(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
