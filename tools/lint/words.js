import { PACKAGE, PRODUCT, TESTS } from './rooms.js'

const SNAKE = '/^[a-z][a-z0-9]*(_[a-z0-9]+)+$/'
// The labels of why a figure has no interval are keyed by its values.
const UNKNOWN_ERROR = '/^(partial_run|no_level|no_probe_count|(zero|no)_standard_error)$/'
const COLOUR =
  '/^\\s*#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\s*$|\\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\\(/i'
const MARKUP = ':matches(JSXElement, JSXFragment)'
// Names of formats and files are the same in every language.
const TEXT = '[value=/^(?!\\s*(JSON|SHA-256|\\w+\\.csv)\\s*$)[^]*[A-Za-z]{2}/]'
const ATTRIBUTE =
  'JSXAttribute[name.name=/^(alt|label|placeholder|title|aria-(label|description|placeholder|roledescription|valuetext))$/]'
const SHOWN = `:matches(${ATTRIBUTE}, ${ATTRIBUTE} > JSXExpressionContainer, ${MARKUP} > JSXExpressionContainer)`
// Three words, of which the first begins with a capital.
const WORDS_OF_SENTENCE = '/^[A-Z][a-z’]*,?( [A-Za-z0-9’“”(-]+,?){2}/'
const SENTENCE = `[value=${WORDS_OF_SENTENCE}]`
const SENTENCE_START = `[value.raw=${WORDS_OF_SENTENCE}]`
// What developers alone read: errors and the console.
const UNREAD =
  'NewExpression *, CallExpression[callee.type="Super"] *, CallExpression[callee.object.name="console"] *, CallExpression[callee.property.name="warn"] *'
// Only some languages have one form for 1 and another for everything else.
const PLURAL = 'ConditionalExpression[test.right.raw="1"][consequent.type=/Literal$/]'

/**
 * Code that belongs in certain rooms. `says` is the message with the right room, `syntax` has the
 * selectors that match, and `globals` the names of platform globals.
 */
const WORDS = {
  formats: {
    says: 'Format numbers, choose plural forms and compare texts only in domain/format.ts, plural.ts and compare.ts.',
    syntax: `MemberExpression[object.name="Intl"], MemberExpression[property.name=/^(toFixed|toLocale(Date|Time)?String|localeCompare)$/], ${PLURAL}[alternate.type=/Literal$/]`,
  },
  steps: {
    says: 'Thresholds of a scale belong in domain: use getScoreBand or compareToBest.',
    syntax: 'BinaryExpression[operator=/^[<>]=?$/] > Literal[raw=/^0?\\.\\d/]',
  },
  tables: {
    says: 'Names of tables and columns are used only in data/rows, data/snapshot, data/supabase, supabase/ and the domain’s own tables; elsewhere names are camelCase.',
    syntax: `CallExpression[callee.property.name=/^(from|rpc)$/]:not([callee.object.name=/^[A-Z]/]), Identifier[name=${SNAKE}]:not([name=${UNKNOWN_ERROR}]), Literal.key[value=${SNAKE}], Literal.property[value=${SNAKE}]`,
  },
  sentences: {
    says: 'Visible text belongs in labels/, or in the site’s texts/.',
    syntax: `JSXText${TEXT}, ${SHOWN} > Literal${TEXT}, ${SHOWN} > TemplateLiteral > TemplateElement[value.raw=/[A-Za-z]{2}/], ${SHOWN} > :matches(ConditionalExpression, LogicalExpression) > Literal:not(.test)${TEXT}`,
  },
  literals: {
    says: 'Sentences of the site belong in its texts/, in every language.',
    syntax: `Literal${SENTENCE}:not(${UNREAD}), TemplateElement${SENTENCE_START}:not(${UNREAD})`,
  },
  colours: {
    says: 'Colours are tokens of theme/.',
    syntax: `Literal[value=${COLOUR}], TemplateElement[value.raw=${COLOUR}]`,
  },
  parts: {
    says: 'A function that returns markup is a component: start its name with a capital, and render it as an element.',
    syntax: `FunctionDeclaration[id.name=/^[a-z]/] > BlockStatement > ReturnStatement > ${MARKUP}, VariableDeclarator[id.name=/^[a-z]/] > ArrowFunctionExpression > ${MARKUP}.body`,
  },
  storage: {
    says: 'A widget stores nothing in the browser; the site does so only in data/source.ts, page/restorePosition.ts, page/storedDraft.ts and theme/theme.ts.',
    syntax: 'MemberExpression[object.name="document"][property.name="cookie"]',
    globals: ['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore'],
  },
  address: {
    says: 'Use the URL only in the site’s main.tsx, router.tsx, data/source.ts, page/loadAgain.ts, page/restorePosition.ts, address/paths.ts, address/pathQuery.ts and address/throttledWindow.ts, and query strings only in address/useUrl….ts and the domain’s views and selections.',
    syntax: 'MemberExpression[object.name="document"][property.name="location"]',
    globals: ['location', 'history', 'URLSearchParams'],
  },
  network: {
    says: 'Only data sends requests; the site does so in data/source.ts, embed/fetchPinnedRelease.ts, embed/warmFigures.ts, data/loadPublished.ts and releases/loadReport.ts.',
    syntax: 'MemberExpression[object.name="navigator"][property.name="sendBeacon"]',
    globals: ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'],
  },
}

const SPREADS = {
  selector:
    'CallExpression[callee.object.name="Math"] > SpreadElement, CallExpression[callee.property.name=/^(push|unshift|splice|concat|fromCharCode|fromCodePoint)$/] > SpreadElement',
  message:
    'A list with more than some 100,000 items cannot be spread into arguments: use a loop, or largest and smallest of domain.',
}
const CAN_PARSE = {
  selector: 'MemberExpression[object.name="URL"][property.name="canParse"]',
  message: 'Node 20 answers URL.canParse wrongly after many calls: use parseUrl of domain.',
}
const WAIT_FOR = {
  selector: 'CallExpression[callee.object.name="vi"][callee.property.name="waitFor"]',
  message: 'vi.waitFor gives up after a second: use eventually of testing/.',
}
const JSON_PARSE = {
  selector: 'CallExpression[callee.object.name="JSON"][callee.property.name="parse"]',
  message:
    'JSON that a person or a tool wrote is parsed only by parseJson in supabase/evaluations/file/json.',
}
const NAMES = {
  selector:
    ':matches(FunctionDeclaration[id.name=/Of$/], VariableDeclarator[id.name=/Of$/] > :matches(ArrowFunctionExpression, FunctionExpression))',
  message: 'Name a function by its verb, such as getX or findX, and not “…Of”.',
}
const LAYOUT_EFFECT = {
  selector: 'CallExpression[callee.name="useLayoutEffect"]',
  message: 'React 18 warns about a layout effect on a server: use useIsomorphicLayoutEffect of ui.',
}
const EVERYWHERE = [SPREADS, CAN_PARSE, NAMES, LAYOUT_EFFECT]

const LITERALS = { selector: WORDS.literals.syntax, message: WORDS.literals.says }

/** The places where such code is allowed. The last matching place applies. */
const HOMES = {
  // They name colours, such as an example of one.
  'site/src/texts/**': ['sentences', 'literals', 'colours'],
  // Only the developer of a lab sees it, in a development server.
  'site/src/routes/misconfigured.tsx': ['sentences', 'literals'],
  // It tells the host of a frame what its content does.
  'site/src/embed/reportHeight.ts': ['literals'],
  'site/src/{{main,router}.tsx,page/loadAgain.ts,address/{paths,pathQuery,throttledWindow,useUrl*}.ts}':
    ['address'],
  'site/src/data/source.ts': ['address', 'network', 'storage'],
  'site/src/page/restorePosition.ts': ['address', 'storage'],
  'site/src/page/storedDraft.ts': ['storage'],
  'site/src/theme/theme.ts': ['storage'],
  'site/src/embed/{fetchPinnedRelease,warmFigures}.ts': ['network'],
  'site/src/{data/loadPublished,releases/loadReport}.ts': ['network'],
  [`${PACKAGE}/domain/**`]: ['steps'],
  [`${PACKAGE}/domain/{format,plural,compare}.ts`]: ['steps', 'formats'],
  [`${PACKAGE}/tables/{dataTables,tableColumns,tidyTable}.ts`]: ['steps', 'tables'],
  [`${PACKAGE}/domain/*{View,Selection}.ts`]: ['steps', 'address'],
  [`${PACKAGE}/data/**`]: ['network'],
  [`${PACKAGE}/data/warnDeveloper.ts`]: ['network', 'address'],
  [`${PACKAGE}/theme/**`]: ['colours', 'steps'],
  [`${PACKAGE}/data/{rows,snapshot,supabase}/**`]: ['network', 'tables'],
}

/** @param {string[]} atHome */
function createRules(atHome) {
  const strange = Object.entries(WORDS).filter(([name]) => !atHome.includes(name))
  const selectors = [
    ...EVERYWHERE,
    ...strange.map(([, { syntax, says }]) => ({ selector: syntax, message: says })),
  ]
  const globals = strange.flatMap(([, word]) =>
    'globals' in word ? word.globals.map((name) => ({ name, message: word.says })) : [],
  )
  return {
    'no-restricted-syntax': ['error', ...selectors],
    'no-restricted-globals': ['error', { globals, checkGlobalObject: true }],
  }
}

/** The rules for code that belongs in certain rooms. */
export const words = /** @type {import('eslint').Linter.Config[]} */ ([
  { files: PRODUCT, languageOptions: { globals: { window: false } }, rules: createRules([]) },
  // Only the site has a folder of sentences; the package has labels, whose types tell which one is missing.
  { files: [`${PACKAGE}/**`], rules: createRules(['literals']) },
  ...Object.entries(HOMES).map(([place, names]) => ({
    files: [place],
    rules: createRules(place.startsWith(PACKAGE) ? [...names, 'literals'] : names),
  })),
  { files: ['tools/**'], rules: { 'no-restricted-syntax': ['error', NAMES] } },
  {
    files: ['supabase/**', 'site/build/**'],
    ignores: ['**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...EVERYWHERE] },
  },
  {
    files: ['site/build/**'],
    // The help of a command is English.
    ignores: ['site/build/snapshot.ts'],
    rules: { 'no-restricted-syntax': ['error', ...EVERYWHERE, LITERALS] },
  },
  {
    files: ['supabase/evaluations/**'],
    ignores: ['supabase/evaluations/file/json/**', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...EVERYWHERE, JSON_PARSE] },
  },
  {
    files: TESTS,
    rules: { 'no-restricted-syntax': ['error', WAIT_FOR], 'no-restricted-globals': 'off' },
  },
  {
    files: ['bench/**', 'supabase/**/*{.test,Contract}.ts', 'supabase/tests/**'],
    rules: { 'no-restricted-syntax': ['error', WAIT_FOR, NAMES] },
  },
  { files: [`${PACKAGE}/testing/eventually.ts`], rules: { 'no-restricted-syntax': 'off' } },
])
