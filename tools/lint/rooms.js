import { createConfig } from 'eslint-plugin-boundaries/config'

/** The folder of the package's sources. */
export const PACKAGE = 'packages/widgets/src'

/** Code that ships in the package or on the site. */
export const PRODUCT = [`${PACKAGE}/**/*.{ts,tsx}`, 'site/src/**/*.{ts,tsx}']

/** Tests, stories and benchmarks, which do not ship. */
export const TESTS = [
  '**/*.{test,test-d,spec,stories}.{ts,tsx}',
  '**/*Contract.ts',
  `${PACKAGE}/testing/**`,
  'supabase/tests/**',
  '{e2e,bench}/**',
]

const WIDGET = ['domain', 'data', 'ui', 'labels', 'react', 'react-dom', 'widgets/frame']
const FORM = ['react-hook-form', 'zod']

/**
 * @type {Record<string, string[]>} the rooms of the package, and everything that each may import
 */
const ROOMS = {
  domain: [],
  tables: ['domain'],
  labels: ['domain'],
  locales: ['domain', 'labels'],
  data: ['domain', 'labels', 'theme', 'data/problems', 'react', '@tanstack/react-query'],
  'data/*': ['domain', 'source port', 'data/rows'],
  'data/problems': ['domain', 'labels', 'source port'],
  'data/rows': ['domain', 'source port', 'zod'],
  'data/snapshot': ['domain', 'source port', 'data/rows', 'zod'],
  'data/supabase': ['domain', 'source port', 'data/rows', 'types of @supabase/supabase-js'],
  theme: [],
  provider: ['data', 'data/snapshot', 'ui', 'react'],
  ui: ['domain', 'tables', 'types of labels', 'react', 'react-dom', 'recharts'],
  'widgets/*': WIDGET,
  'widgets/leaderboard-table': [...WIDGET, '@tanstack/react-table'],
  'widgets/*-form': [...WIDGET, ...FORM, 'widgets/form'],
  'widgets/form': [...WIDGET, ...FORM],
  'widgets/frame': WIDGET,
}

/**
 * @type {Record<string, string[]>} the top-level folders, and what each may import besides
 * libraries
 */
const FOLDERS = {
  tools: ['site/index.ts', 'supabase/index.ts'],
  site: ['supabase/index.ts', 'tools'],
  supabase: ['tools'],
  e2e: ['site/index.ts', 'supabase/index.ts', 'examples', 'tools', 'configuration'],
  bench: ['site/index.ts', 'supabase/index.ts', 'tools'],
  examples: ['.storybook', 'supabase/index.ts', 'tools'],
  '.storybook': ['source', 'supabase/index.ts', 'tools'],
}

/** Kinds of files that differ from the rest of their folder. */
const FILES = {
  test: TESTS,
  // The interfaces that sources implement; the index of data would import React.
  'source port': [
    `${PACKAGE}/data/{ownModel,plannedModels,showValue,singleFlight,sourceFetch,storedModel,withoutNulls,*Source,*Sink,*Error,*Contract}.ts`,
  ],
  open: [
    `${PACKAGE}/**/index.ts`,
    // An index would load the sentences for developers with the checks of every page.
    `${PACKAGE}/data/problems/{ownModelProblems,sourceProblems,storedProblems}.ts`,
    `${PACKAGE}/locales/**`,
    '**/*.css',
  ],
  'site/index.ts': ['site/index.ts'],
  'supabase/index.ts': [
    'supabase/{index.ts,evaluations/index.ts,tests/evaluations/{data,releases}/*.json}',
  ],
  configuration: ['*.config.ts'],
  source: ['packages/**'],
  outside: ['!packages/**'],
}

const inRoom = (/** @type {string[]} */ ...type) => ({ element: { type } })
const isFile = (/** @type {string} */ categories) => ({ file: { categories } })
// Each locale is an entry of its own, so that a page loads only one.
const INDEXED = Object.keys(ROOMS).filter((room) => room !== 'locales')
const INNER_FIRST = Object.keys(ROOMS).reverse()
const OTHER_ROOM = { type: Object.keys(ROOMS), path: '!{{from.element.path}}' }
const ORIGINS = { checkAllOrigins: true, checkInternals: true, checkUnknownLocals: true }
const CHECKED = { default: 'disallow', ...ORIGINS }
const LIBRARY = { module: { origin: ['external', 'core'] } }
const LOCAL = { module: { origin: 'local' } }

/** @param {string} name */
function named(name) {
  if (name in FILES) return isFile(name)
  return name in ROOMS || name in FOLDERS ? inRoom(name) : { module: { source: name } }
}

const SHARED = inRoom('package', 'locales')
const CLIENT = named('@supabase/supabase-js')
const ITSELF = { allow: { to: LOCAL, dependency: { relationship: { to: 'internal' } } } }
const ANY_LIBRARY = { allow: { to: LIBRARY } }

// The last matching policy applies.
const WITHIN_PACKAGE = [
  { from: inRoom('data/supabase'), allow: { to: CLIENT, dependency: { kind: 'type' } } },
  { from: inRoom('ui'), allow: { to: inRoom('labels'), dependency: { kind: 'type' } } },
  { from: isFile('test'), allow: { to: [SHARED, inRoom('provider'), LIBRARY] } },
  {
    disallow: { to: { element: OTHER_ROOM, file: { categories: { noneOf: ['open'] } } } },
    message: 'Import {{to.element.path}} by its index.ts; its other files are private.',
  },
  { from: inRoom('data/*'), allow: { to: isFile('source port') } },
  {
    disallow: { to: { ...isFile('outside'), ...LOCAL } },
    message: 'The package and its tests import nothing outside of the package.',
  },
]
const ANYWHERE = [
  {
    from: { file: { path: '{packages,site}/**', categories: { noneOf: ['test'] } } },
    disallow: { to: isFile('test') },
    message: 'Shipped code imports no test, no story and no test fixture.',
  },
  {
    disallow: { to: { file: { isUnknown: true }, ...LOCAL } },
    message: '{{dependency.source}} does not exist: write the file extension.',
  },
  { allow: { dependency: { source: '{.,..}/*.css[?]inline' } } },
  // The settings of the lab, which `imports` of the site's package.json names.
  { allow: { dependency: { source: '#lab{,/*}' } } },
  // The site’s sentences. `imports` of the site’s package.json maps them to the folder of its language.
  { allow: { dependency: { source: '#texts/*' } } },
]

/** @type {(files: string, names: string[], policies: object[]) => object} */
function only(files, names, policies) {
  const first = names.length > 0 ? [{ allow: { to: names.map(named) } }] : []
  const message = `{{from.element.type}} may not import {{dependency.source}}: it imports ${names.join(', ') || 'nothing'}.`
  const options = { ...CHECKED, message, policies: [...first, ...policies, ...ANYWHERE] }
  return { files: [files], rules: { 'boundaries/dependencies': ['error', options] } }
}

const elements = [
  ...INNER_FIRST.map((type) => ({ type, pattern: `${PACKAGE}/${type}` })),
  { type: 'package', pattern: 'packages/*' },
  // A plain dot would be read as a file extension.
  ...Object.keys(FOLDERS).map((type) => ({ type, pattern: type.replace('.s', '.[s]') })),
]
const kinds = Object.entries(FILES).map(([category, pattern]) => ({ category, pattern }))

/** The allowed imports. */
export const rooms = /** @type {import('eslint').Linter.Config[]} */ ([
  createConfig({
    settings: {
      'boundaries/elements': elements.map((element) => ({ ...element, partialMatch: false })),
      'boundaries/elements-single-match': true,
      'boundaries/files': kinds,
    },
  }),
  only('packages/**', ['source'], [ANY_LIBRARY, ...WITHIN_PACKAGE]),
  ...Object.entries(ROOMS).map(([room, names]) =>
    only(`${PACKAGE}/${room}/**`, names, [ITSELF, ...WITHIN_PACKAGE]),
  ),
  only(`${PACKAGE}/index.ts`, INDEXED, WITHIN_PACKAGE),
  only(`${PACKAGE}/domain{,Internal}.ts`, ['domain', 'tables'], WITHIN_PACKAGE),
  ...Object.entries(FOLDERS).map(([folder, names]) =>
    only(`${folder}/**`, names, [ANY_LIBRARY, ITSELF]),
  ),
  // Vite bundles files that its configuration names by path. Packages are left to Node, which reads no TypeScript.
  only('site/{build/lab/packageRules,src/address/parseUrl}.ts', ['source'], []),
])
