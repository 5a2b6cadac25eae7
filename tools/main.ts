import { runCommand } from './runCommand.ts'

/**
 * The help text of each command, and its program with arguments; further arguments are appended.
 */
const COMMANDS: Readonly<Record<string, readonly [help: string, ...words: string[]]>> = {
  api: [
    'updates the public API report',
    ...['vitest', 'run', '--config=vitest.workspace.ts', '--project=house', 'tools/api', '-u'],
  ],
  bench: ['runs a benchmark: table, database or lighthouse', 'tsx', 'bench/main.ts'],
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

const [name = '', ...rest] = process.argv.slice(2)
const [, ...words] = COMMANDS[name] ?? []
const [program, ...given] = words
if (program === undefined) {
  const width = Math.max(...Object.keys(COMMANDS).map(({ length }) => length))
  console.log('pnpm tools <command> [arguments]\n')
  for (const [known, [help]] of Object.entries(COMMANDS)) {
    console.log(`  ${known.padEnd(width)}  ${help}`)
  }
  process.exitCode = name === '' ? 0 : 1
} else {
  const exit = await runCommand({ words: [program, ...given, ...rest] })
  process.exitCode = exit === 0 ? 0 : 1
}
