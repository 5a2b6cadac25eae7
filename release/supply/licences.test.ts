import { resolve } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { describe, expect, it } from 'vitest'
import { shippedPackages, type ShippedPackage } from './shippedPackages.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const LIST = resolve(ROOT, 'docs/licences.md')

/** Licences that ask for no more than their own text, so that anyone may ship what we ship. */
const ALLOWED = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD']

const SHIPPED = {
  // Preact is part of the one-file script, and zod of the package's own files.
  'The package': shippedPackages(resolve(ROOT, 'packages/widgets'), ['preact', 'zod']),
  'The site': shippedPackages(resolve(ROOT, 'site')),
}

describe.each(Object.entries(SHIPPED))('%s', (_, packages) => {
  it('ships nothing under a licence that asks for more than its own text', () => {
    expect(packages.length).toBeGreaterThan(5)
    expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([])
  })
})

it('docs/licences.md lists what is shipped; “vitest -u” on this file accepts a change', async () => {
  const text = [
    '# Licences of what is shipped',
    'Packages of others in the npm package, with what they need, and in the site. A test writes this ' +
      'list, and fails when a licence is not one of ' +
      `${ALLOWED.join(', ')}.`,
    ...Object.entries(SHIPPED).flatMap(([what, packages]) => [`## ${what}`, tableOf(packages)]),
  ].join('\n\n')
  const options = await resolveConfig(LIST)
  await expect(await format(text, { ...options, filepath: LIST })).toMatchFileSnapshot(LIST)
})

/** Whether all parts of a licence that is made of several are allowed. */
function isAllowed(licence: string): boolean {
  return licence.split(' AND ').every((part) => ALLOWED.includes(part))
}

function tableOf(packages: readonly ShippedPackage[]): string {
  const rows = packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)
  return ['| package | version | licence |', '| --- | --- | --- |', ...rows].join('\n')
}
