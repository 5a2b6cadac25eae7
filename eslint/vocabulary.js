import { ANYWHERE, CONFIGS, IN_PACKAGE, IN_PRODUCT, IN_SITE, PACKAGE, TESTS } from './places.js'

/**
 * The words of each room: a line of code knows where it belongs. Each becomes one lint rule.
 *
 * @typedef {object} Word
 * @property {string} name the name of the rule
 * @property {string} says names the right room
 * @property {readonly string[]} within where the rule is looked after
 * @property {readonly string[]} [legal] where the word belongs
 * @property {readonly string[]} [selectors] the word as syntax
 * @property {readonly string[]} [globals] the word as a name that the platform gives, or `window.` it
 * @property {readonly string[]} [packages] the word as a library
 */

const SNAKE = '/^[a-z][a-z0-9]*(_[a-z0-9]+)+$/'
const WORDS_OF_TEXT = '/[A-Za-z]{2}/'
const TOLD_ATTRIBUTE =
  '/^(alt|label|placeholder|title|aria-(label|description|placeholder|roledescription|valuetext))$/'
const COLOUR =
  '/^\\s*#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\s*$|\\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\\(/i'
const CHILD = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer >'
const TOLD = `JSXAttribute[name.name=${TOLD_ATTRIBUTE}]`

const DATABASE = [`${PACKAGE}/data/supabase/**`, 'supabase/**']
const ROWS = `${PACKAGE}/data/{rows,snapshot}/**`
const CODE = [...IN_PRODUCT, 'supabase/**/*.ts']

/** @type {readonly Word[]} */
export const WORDS = [
  {
    name: 'number-text',
    says: 'Numbers become text only in domain/format.ts.',
    within: CODE,
    legal: [`${PACKAGE}/domain/format.ts`, 'supabase/**/*.test.ts'],
    selectors: [
      "MemberExpression[object.name='Intl'][property.name!=/^(Collator|PluralRules)$/]",
      'MemberExpression[property.name=/^(toFixed|toLocale(Date|Time)?String)$/]',
    ],
  },
  {
    name: 'plurals',
    says: 'Which words go with a count is chosen only in domain/plural.ts: use pluralOf.',
    within: CODE,
    legal: [`${PACKAGE}/domain/plural.ts`],
    selectors: [
      "MemberExpression[object.name='Intl'][property.name='PluralRules']",
      // English alone has one text for 1 and another for everything else.
      'ConditionalExpression[test.right.raw="1"][consequent.type=/^(Literal|TemplateLiteral)$/][alternate.type=/^(Literal|TemplateLiteral)$/]',
    ],
  },
  {
    name: 'text-order',
    says: 'Texts are put in order only in domain/ranking.ts.',
    within: CODE,
    legal: [`${PACKAGE}/domain/{ranking,ranking.test,plainOrder.test}.ts`],
    selectors: [
      "MemberExpression[object.name='Intl'][property.name='Collator']",
      "MemberExpression[property.name='localeCompare']",
    ],
  },
  {
    name: 'score-steps',
    says: 'Steps of a scale live in the domain: use bandOf, barColourOf or trendOf.',
    within: CODE,
    legal: [`${PACKAGE}/domain/**`, ...TESTS],
    selectors: ['BinaryExpression[operator=/^[<>]=?$/] > Literal[raw=/^0?\\.\\d/]'],
  },
  {
    name: 'no-waiting',
    says: 'The domain waits for nothing: what takes time belongs in data.',
    within: [`${PACKAGE}/domain/**/*.ts`],
    legal: TESTS,
    selectors: [':function[async=true]', 'AwaitExpression', 'NewExpression[callee.name="Promise"]'],
  },
  {
    name: 'tables',
    says: 'Tables and procedures are known only in data/supabase and supabase/.',
    within: IN_PRODUCT,
    legal: DATABASE,
    selectors: [
      "CallExpression[callee.property.name='rpc']",
      "CallExpression[callee.property.name='from']:not([callee.object.name=/^[A-Z]/])",
    ],
  },
  {
    name: 'snake-case',
    says: 'Names of columns stay in data/rows, data/snapshot, data/supabase and supabase/; elsewhere names are camelCase.',
    within: IN_PRODUCT,
    legal: [...DATABASE, ROWS, `${PACKAGE}/testing/**`],
    selectors: [
      `Identifier[name=${SNAKE}]`,
      `:matches(Property, TSPropertySignature) > Literal.key[value=${SNAKE}]`,
      `MemberExpression > Literal.property[value=${SNAKE}]`,
    ],
  },
  {
    name: 'row-schemas',
    says: 'What comes from outside is parsed where it arrives: in data/rows, data/snapshot, a form’s schema, site/src/env.ts or supabase/evaluations.',
    within: ANYWHERE,
    legal: [
      ROWS,
      `${PACKAGE}/widgets/*-form/*Schema.ts`,
      'site/src/env.ts',
      'supabase/evaluations/**',
    ],
    packages: ['zod'],
  },
  {
    name: 'server-state',
    says: 'The query cache is private to data: ask one of its hooks.',
    within: ANYWHERE,
    legal: [`${PACKAGE}/data/**`],
    packages: ['@tanstack/react-query', '@tanstack/query-core'],
    selectors: [
      'Identifier[name=/^(use(Suspense|Infinite)?Query|useMutation|queryKey|QueryClient)$/]',
    ],
  },
  {
    name: 'chart-library',
    says: 'The chart library is known only in ui.',
    within: ANYWHERE,
    legal: [`${PACKAGE}/ui/**`],
    packages: ['recharts'],
  },
  {
    name: 'sentences',
    says: 'A sentence that a reader sees belongs in labels/, or in the site’s routes/ and layout/.',
    within: ['packages/widgets/src/**/*.tsx', 'site/src/**/*.tsx'],
    legal: [`${PACKAGE}/labels/**`, 'site/src/{routes,layout}/**', ...TESTS],
    selectors: [
      `JSXText[value=${WORDS_OF_TEXT}]`,
      `${CHILD} Literal[value=${WORDS_OF_TEXT}]`,
      `${CHILD} TemplateLiteral > TemplateElement[value.raw=${WORDS_OF_TEXT}]`,
      `${CHILD} :matches(ConditionalExpression, LogicalExpression) > Literal:not(.test)[value=${WORDS_OF_TEXT}]`,
      `${TOLD} > Literal[value=${WORDS_OF_TEXT}]`,
      `${TOLD} > JSXExpressionContainer > Literal[value=${WORDS_OF_TEXT}]`,
      `${TOLD} > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${WORDS_OF_TEXT}]`,
      `${TOLD} > JSXExpressionContainer > ConditionalExpression > Literal[value=${WORDS_OF_TEXT}]`,
    ],
  },
  {
    name: 'colours',
    says: 'Colours are tokens of theme/tokens.css.',
    within: IN_PACKAGE,
    legal: TESTS,
    selectors: [`Literal[value=${COLOUR}]`, `TemplateElement[value.raw=${COLOUR}]`],
  },
  {
    name: 'environment',
    says: 'The environment is read only in site/src/env.ts.',
    within: ANYWHERE,
    legal: ['site/src/env.ts', '**/vite.config.ts'],
    selectors: ["MemberExpression[object.type='MetaProperty'][property.name='env']"],
  },
  {
    name: 'storage',
    says: 'A widget stores nothing in the browser; the site does so only in source.ts and theme.ts.',
    within: IN_PRODUCT,
    legal: ['site/src/{source,theme}.ts', ...TESTS],
    globals: ['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore'],
    selectors: ["MemberExpression[object.name='document'][property.name='cookie']"],
  },
  {
    name: 'address-bar',
    says: 'The address bar belongs to the site’s main.tsx, router.tsx, source.ts and paths.ts; a widget is given its view.',
    within: IN_PRODUCT,
    legal: ['site/src/{main,router}.tsx', 'site/src/{source,paths}.ts', ...TESTS],
    globals: ['location', 'history'],
    selectors: ["MemberExpression[object.name='document'][property.name='location']"],
  },
  {
    name: 'query-strings',
    says: 'A view meets its query string only in the domain’s view and selection files and site/src/useUrl….ts.',
    within: IN_PRODUCT,
    legal: [`${PACKAGE}/domain/*{View,Selection}.ts`, 'site/src/useUrl*.ts', ...TESTS],
    globals: ['URLSearchParams'],
  },
  {
    name: 'network',
    says: 'Only data asks the network: widgets ask its hooks, and the site gives it a source and asks for its own pointers in embed/pinnedRelease.ts.',
    within: IN_PRODUCT,
    legal: [
      `${PACKAGE}/data/**`,
      'site/src/source.ts',
      'site/src/embed/pinnedRelease.ts',
      ...TESTS,
    ],
    globals: ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'],
    selectors: ["MemberExpression[object.name='navigator'][property.name='sendBeacon']"],
  },
  {
    name: 'named-exports',
    says: 'Export it by its name; a default export is for tools that demand one.',
    within: ANYWHERE,
    legal: CONFIGS,
    selectors: ['ExportDefaultDeclaration', "ExportSpecifier[exported.name='default']"],
  },
  {
    name: 'parts',
    says: 'What returns markup is a component: give it a capital and use it as an element.',
    within: ['packages/widgets/src/**/*.tsx', ...IN_SITE],
    // A component for each of thousands of cells takes React as long as what it draws.
    legal: [...TESTS, 'packages/widgets/src/widgets/leaderboard-table/draw*.tsx'],
    selectors: [
      'FunctionDeclaration[id.name=/^[a-z]/] > BlockStatement > ReturnStatement > :matches(JSXElement, JSXFragment)',
      'VariableDeclarator[id.name=/^[a-z]/] > ArrowFunctionExpression > :matches(JSXElement, JSXFragment).body',
      'VariableDeclarator[id.name=/^[a-z]/] > ArrowFunctionExpression > BlockStatement > ReturnStatement > :matches(JSXElement, JSXFragment)',
    ],
  },
]
