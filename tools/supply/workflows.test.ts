import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { workflowFaults } from './workflowFaults.ts'

const FOLDER = resolve(import.meta.dirname, '../../.github/workflows')
const WRITERS: Readonly<Record<string, Parameters<typeof workflowFaults>[1]>> = {
  'pages.yml': { deploy: ['pages', 'id-token'] },
  'refresh.yml': { propose: ['contents', 'pull-requests'] },
  'release.yml': {
    propose: ['contents', 'pull-requests'],
    publish: ['contents', 'id-token'],
  },
}

it.each(readdirSync(FOLDER))('the workflow %s is safe', (name) => {
  expect(workflowFaults(readFileSync(join(FOLDER, name), 'utf8'), WRITERS[name])).toEqual([])
})

it('reports each fault of an unsafe workflow', () => {
  const unsafe = `
on: { pull_request_target: {} }
jobs:
  a:
    permissions: write-all
    steps:
      - uses: actions/checkout@v7
      - run: pnpm install
      - run: echo "\${{ github.head_ref }} \${{ secrets.KEY }}"
      - uses: actions/github-script@v8
        with: { script: 'console.log("\${{ github.actor }}")' }
      - uses: some/action@v1
        with: { message: '\${{ github.event.pull_request.title }}' }
  b:
    timeout-minutes: 5
    permissions: { contents: write }
    steps:
      - run: pnpm release
      - uses: some/action@${'0'.repeat(40)} # v1.0.0
`
  expect(workflowFaults(unsafe)).toEqual([
    'actions/checkout@v7 is not pinned',
    'actions/github-script@v8 is not pinned',
    'some/action@v1 is not pinned',
    'all jobs have permissions',
    'strangers can start it with our permissions',
    'it uses secrets',
    'a: its permissions are not listed',
    'a: no timeout',
    'a: the checkout leaves credentials behind',
    'a: an install may change the lock file',
    'a: a command contains an expression',
    'a: a script contains an expression',
    'a: an action takes the text of a stranger',
    'b: it may write contents',
    'b: code of the project or of others can write',
    'b: code of the project or of others can write',
  ])
})

it.each([
  'github.event.pull_request.title',
  'github.event.commits[0].message',
  "github.event['issue'].body",
  "github['head_ref']",
  'toJSON(github.event)',
  'toJSON(github)',
  "format('{0}', github.ref_name)",
  'inputs.name',
])('takes %s for the text of a stranger', (expression) => {
  const job = (step: string) => `
on: { pull_request: {} }
permissions: {}
jobs:
  a:
    timeout-minutes: 5
    permissions: { contents: read }
    steps: [${step}]
`
  const text = `"\${{ ${expression} }}"`
  const action = `actions/cache@${'0'.repeat(40)}`
  expect(workflowFaults(job(`{ uses: ${action}, with: { key: ${text} } }`))).toContain(
    'a: an action takes the text of a stranger',
  )
  const env = `env: { TEXT: ${text} }`
  expect(workflowFaults(job(`{ ${env}, run: 'echo "T=$TEXT" >> "$GITHUB_ENV"' }`))).toEqual([
    'a: a command runs the text of a stranger',
  ])
  expect(workflowFaults(job(`{ ${env}, run: 'echo "$TEXT"' }`))).toEqual([])
})

it.each(['issues', 'discussion', 'pull_request_review', 'workflow_run'])(
  'lets no stranger start a workflow by %s',
  (event) => {
    const text = `{ on: { ${event}: {} }, permissions: {}, jobs: {} }`
    expect(workflowFaults(text)).toEqual(['strangers can start it with our permissions'])
    expect(workflowFaults(text.replace(`{ ${event}: {} }`, `[${event}]`))).toHaveLength(1)
    expect(workflowFaults(text.replace(`{ ${event}: {} }`, event))).toHaveLength(1)
  },
)

it.each(["secrets['KEY']", 'toJSON(secrets)', 'secrets.KEY'])('finds %s', (expression) => {
  const text = `{ on: push, permissions: {}, jobs: {}, env: { A: "\${{ ${expression} }}" } }`
  expect(workflowFaults(text)).toEqual(['it uses secrets'])
})
