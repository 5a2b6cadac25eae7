import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { expect, it } from 'vitest'
import { plainEnvironment } from '../plainEnvironment.ts'
import { pnpmWords } from '../pnpmWords.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const LIST = join(ROOT, 'docs/licences.md')

/** Licences that ask for no more than their own text, so that anyone may ship what we ship. */
const ALLOWED = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD']

type Shipped = readonly [name: string, licence: string]

const SHIPPED = {
  // Preact is part of the one-file script.
  'The package': [...listLicences('@transparency-lab/widgets'), readLicence('preact')],
  'The site, besides the package': listLicences('site'),
}

it.each(Object.entries(SHIPPED))('%s ships only licences that allow it', (_, shipped) => {
  expect(shipped.length).toBeGreaterThan(5)
  const isAllowed = (licence: string) =>
    licence.split(' AND ').every((part) => ALLOWED.includes(part))
  expect(shipped.filter(([, licence]) => !isAllowed(licence))).toEqual([])
})

it('docs/licences.md lists what is shipped: run “pnpm unit tools/supply -u --run” to accept a change', async () => {
  const text = [
    '# Licences of what is shipped',
    'The dependencies of the npm package and of the site. A test writes this list, and fails when a ' +
      `licence is not one of ${ALLOWED.join(', ')}.`,
    ...Object.entries(SHIPPED).flatMap(([what, shipped]) => [`## ${what}`, ...sectionsOf(shipped)]),
  ].join('\n\n')
  const options = await resolveConfig(LIST)
  await expect(await format(text, { ...options, filepath: LIST })).toMatchFileSnapshot(LIST)
})

/** The licence of a library that the build of the package bundles. */
function readLicence(name: string): Shipped {
  const file = join(ROOT, 'packages/widgets/node_modules', name, 'package.json')
  const { license } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return [name, license ?? '']
}

/** What a project of the workspace needs when it runs, as pnpm lists it. */
function listLicences(project: string): Shipped[] {
  const [program, ...words] = pnpmWords()
  words.push('--filter', project, 'licenses', 'list', '--prod', '--json')
  const output = execFileSync(program, words, {
    cwd: ROOT,
    env: plainEnvironment(),
    encoding: 'utf8',
  })
  const listed = JSON.parse(output) as Record<string, { name: string }[]>
  return Object.entries(listed).flatMap(([licence, packages]) =>
    packages.map(({ name }): Shipped => [name, licence]),
  )
}

/** A heading for each licence, and the packages under it. */
function sectionsOf(shipped: readonly Shipped[]): string[] {
  const licences = [...new Set(shipped.map(([, licence]) => licence))].sort()
  return licences.flatMap((licence) => {
    const names = shipped.flatMap(([name, own]) => (own === licence ? [name] : []))
    return [`### ${licence}`, names.sort().join(', ')]
  })
}
