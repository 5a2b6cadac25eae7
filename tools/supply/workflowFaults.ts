import { parse } from 'yaml'

interface Workflow {
  readonly on: unknown
  readonly permissions: unknown
  readonly jobs: Readonly<Record<string, Job>>
}

interface Job {
  readonly uses?: string
  readonly permissions?: Readonly<Record<string, string>> | string
  readonly 'timeout-minutes'?: number
  readonly steps?: readonly Step[]
}

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, unknown>>
}

/** An action pinned by commit hash, with its version in a comment. */
const PINNED = /^(?:\.\/\.github\/workflows\/\S+|[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/
/** Expressions with text that anybody can write, such as titles and names of branches. */
const STRANGERS_TEXT = /\bgithub\s*(?:\[|\)|\.\s*(?:head_ref|ref_name|event)\b)|\binputs\b/
const EXPRESSION = /\$\{\{(.*?)\}\}/gs
const NO_TEXT = /\.(?:number|id|sha)\s*$/
/** Commands that run the text of a variable, or set the environment of later steps from it. */
const INTERPRETERS = /\beval\b|\b(?:ba)?sh -c\b|\bGITHUB_(?:ENV|PATH)\b/
/** Commands that run scripts or dependencies of the project. */
const RUNNERS = /\b(?:pnpm|npx|node|tsx|npm (?:ci|i|install|run|test|exec))\b/
const STRANGERS =
  /"(?:pull_request_(?:target|review|review_comment)|workflow_run|issues|issue_comment|discussion|discussion_comment|fork|watch|gollum)"/

/**
 * Returns what makes a GitHub workflow unsafe: unneeded permissions, unpinned actions, and
 * untrusted text in commands.
 *
 * @param writers the write permissions that jobs may have, by job name; every other job may only
 * read
 */
export function workflowFaults(
  text: string,
  writers: Readonly<Record<string, readonly string[]>> = {},
): string[] {
  const { on, permissions, jobs } = parse(text) as Workflow
  const used = [...text.matchAll(/\buses: (.*)/g)].map(([, action = '']) => action)
  return [
    ...used.filter((action) => !PINNED.test(action)).map((action) => `${action} is not pinned`),
    ...(JSON.stringify(permissions) === '{}' ? [] : ['all jobs have permissions']),
    ...(STRANGERS.test(JSON.stringify(on)) ? ['strangers can start it with our permissions'] : []),
    ...(/\bsecrets(?:\s*[.[)]|: inherit)/.test(text) ? ['it uses secrets'] : []),
    ...Object.entries(jobs).flatMap(([name, job]) =>
      jobFaults(job, writers[name] ?? []).map((fault) => `${name}: ${fault}`),
    ),
  ]
}

function jobFaults(job: Job, writes: readonly string[]): string[] {
  const { permissions, uses, steps = [], 'timeout-minutes': timeout } = job
  const granted = Object.entries(permissions instanceof Object ? permissions : {})
  const written = granted.filter(([, right]) => right !== 'read').map(([what]) => what)
  return [
    ...(granted.length === 0 ? ['its permissions are not listed'] : []),
    ...written.filter((what) => !writes.includes(what)).map((what) => `it may write ${what}`),
    ...(uses === undefined && timeout === undefined ? ['no timeout'] : []),
    ...steps.flatMap((step) => stepFaults(step, written.length > 0)),
  ]
}

function stepFaults(
  { uses = '', run = '', with: options = {}, env = {} }: Step,
  writes: boolean,
): string[] {
  const keeps = uses.startsWith('actions/checkout@') && options['persist-credentials'] !== false
  const runsOthers = RUNNERS.test(run) || (uses !== '' && !uses.startsWith('actions/'))
  const installs = / install\b/.test(run) && !run.endsWith(' install --frozen-lockfile')
  return [
    ...(keeps ? ['the checkout leaves credentials behind'] : []),
    ...(writes && runsOthers ? ['code of the project or of others can write'] : []),
    ...(run.includes('${{') ? ['a command contains an expression'] : []),
    ...(JSON.stringify(options['script'] ?? '').includes('${{')
      ? ['a script contains an expression']
      : []),
    ...(isStrangers(options) ? ['an action takes the text of a stranger'] : []),
    ...(isStrangers(env) && INTERPRETERS.test(run)
      ? ['a command runs the text of a stranger']
      : []),
    ...(installs ? ['an install may change the lock file'] : []),
  ]
}

function isStrangers(values: Readonly<Record<string, unknown>>): boolean {
  const expressions = Object.values(values).flatMap((value) => [
    ...String(value).matchAll(EXPRESSION),
  ])
  return expressions.some(([, text = '']) => STRANGERS_TEXT.test(text) && !NO_TEXT.test(text))
}
