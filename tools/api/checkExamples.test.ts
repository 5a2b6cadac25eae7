import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PACKAGE } from '../packed/packPackage.ts'
import { checkExamples } from './checkExamples.ts'
import { publishedEntries } from './publishedEntries.ts'

it('every public widget, hook and source has an @example, and all examples compile', () => {
  const entries = publishedEntries(PACKAGE)
    .filter(([, source]) => source.endsWith('.ts'))
    .map(([, source]) => join(PACKAGE, source))
  expect(checkExamples(PACKAGE, entries)).toEqual([])
}, 180_000)

describe('checkExamples', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'examples-'))
    writeFileSync(join(folder, 'package.json'), '{ "name": "days", "exports": "./index.ts" }')
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          module: 'ESNext',
          moduleResolution: 'Bundler',
          allowImportingTsExtensions: true,
          noEmit: true,
          strict: true,
          lib: ['ES5'],
          types: [],
        },
      }),
    )
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const check = (source: string) => {
    writeFileSync(join(folder, 'index.ts'), source)
    return checkExamples(folder, [join(folder, 'index.ts')])
  }
  const example = (...code: readonly string[]) =>
    `/**\n * @example\n * \`\`\`ts\n${code.map((line) => ` * ${line}\n`).join('')} * \`\`\`\n */\n`

  it('accepts an example that compiles', () => {
    const code = example(`import { useDay } from 'days'`, `const day: string = useDay()`)
    expect(check(`${code}export const useDay = () => 'Monday'`)).toEqual([])
  })

  it('reports a type error with its line', () => {
    const code = example(`import { useDay } from 'days'`, '', `const day: number = useDay()`)
    expect(check(`${code}export const useDay = () => 'Monday'`)).toEqual([
      `index.ts:6: Type 'string' is not assignable to type 'number'.`,
    ])
  })

  it('reports an example that does not import what it uses', () => {
    expect(check(`${example('useDay()')}export const useDay = () => 'Monday'`)).toEqual([
      `index.ts:4: Cannot find name 'useDay'.`,
    ])
  })

  it('reports a widget, hook or source without an example', () => {
    const source =
      'export const Day = () => null\nexport const useDay = Day\nexport const createDaySource = Day\nexport const day = Day\n'
    expect(check(source)).toEqual([
      'index.ts:1: Day has no @example.',
      'index.ts:2: useDay has no @example.',
      'index.ts:3: createDaySource has no @example.',
    ])
  })
})
