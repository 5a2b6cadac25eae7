import { runCommand } from './runCommand.ts'

/**
 * The help text of each command, and its program with arguments; further arguments are appended.
 */
const COMMANDS: Readonly<Record<string, readonly [help: string, ...words: string[]]>> = {
  api: [
    'updates the public API report',
    ...['vitest', 'run', '--config=vitest.workspace.ts', '--project=house', 'tools/api', '-u'],
  ],
  bench: [
    'runs a benchmark: database, lighthouse or, without a word, table',
    'tsx',
    'bench/main.ts',
  ],
  canary: [
    'packs the package, installs it in every example project, and tests it there',
    ...['tsx', 'tools/tests/run.ts', '--full', '--only=packed'],
  ],
  docs: [
    'builds the documentation site into storybook-static',
    ...['storybook', 'build', '--quiet', '--disable-telemetry', '--output-dir=storybook-static'],
  ],
  e2e: ['runs the browser tests, all or those of a file', 'playwright', 'test', '--project=e2e'],
  engines: ['runs the browser tests in Firefox and WebKit', 'tsx', 'tools/engines/main.ts'],
  format: ['formats every file', 'prettier', '--write', '.'],
  packed: ['tests the packed package', 'vitest', 'run', '--config=tools/packed/vitest.config.ts'],
  pictures: [
    'rewrites the accepted pictures that differ',
    ...['playwright', 'test', '--project=pictures', '--update-snapshots'],
  ],
  preview: ['serves the built site', 'vite', 'preview', 'site'],
  readme: ['draws the pictures of the README', 'tsx', 'tools/pictures/drawReadme.ts'],
  record: ['keeps what the README of this version documents', 'tsx', 'tools/released/main.ts'],
  size: ['measures bundle sizes and updates the README', 'tsx', 'tools/sizes/main.ts'],
  stories: ['runs every story with axe', 'vitest', 'run', '--config=vitest.stories.config.ts'],
}

/** The commands that have a name of their own. */
const OTHERS: Readonly<Record<string, string>> = {
  lint: 'runs both linters alone',
  evaluations: 'checks the figures and writes the seed; imports, exports and pushes them',
  snapshot: 'archives a release of the figures',
  moderate: 'lists and tidies what visitors sent',
  'new-lab': 'starts a board of your own in the folder “lab”',
}

function printHelp(): void {
  const width = Math.max(...Object.keys({ ...COMMANDS, ...OTHERS }).map(({ length }) => length))
  const toLine = ([known, help]: readonly [string, string]) => `  ${known.padEnd(width)}  ${help}`
  const ours = Object.entries(COMMANDS).map(([known, [help]]) => toLine([known, help]))
  const others = Object.entries(OTHERS).map(toLine)
  console.log(['pnpm tools <command> [arguments]\n', ...ours].join('\n'))
  console.log(['\npnpm <command> [arguments]\n', ...others].join('\n'))
}

const [name = '', ...rest] = process.argv.slice(2)
const [help = '', ...words] = (Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined) ?? []
const [program, ...given] = words
if (program === undefined) {
  printHelp()
  process.exitCode = ['', '--help'].includes(name) ? 0 : 1
} else if (rest.includes('--help')) {
  console.log(`pnpm tools ${name} [arguments]\n\n  ${help}`)
} else {
  const exit = await runCommand({ words: [program, ...given, ...rest] })
  process.exitCode = exit === 0 ? 0 : 1
}
