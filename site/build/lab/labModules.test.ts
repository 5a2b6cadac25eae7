import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSources, SHIPPED_FOLDER } from '../../../supabase/index.ts'
import * as lab from './lab.ts'
import { labModules } from './labModules.ts'
import { readLab } from './readLab.ts'

const settings = await readLab()

/** Returns the id and the code of a module, as a build loads it. */
function resolve(id: string) {
  const { resolveId, load: read } = labModules(settings)
  if (typeof resolveId !== 'function' || typeof read !== 'function') throw new Error('No hooks.')
  const resolved = (resolveId as (id: string) => string | undefined)(id)
  if (resolved === undefined) return { resolved: '', code: '' }
  return { resolved, code: (read as (id: string) => string)(resolved) }
}

const load = (id: string) => resolve(id).code

describe('the modules of the settings', () => {
  it('have together the names that programs in Node import', () => {
    const fields = ['plannedModels', 'requestedModels', 'reports', 'statements']
    const pages = ['request', 'newsletter', 'sponsor']
    const ids = ['#lab', ...[...fields, ...pages].map((field) => `#lab/${field}`)]
    const code = ids.map(load).join('\n')
    const names = [...code.matchAll(/^export const (\w+) /gm)].map(([, name]) => name)
    expect(names.sort()).toEqual(Object.keys(lab).sort())
  })

  it('keep the content of single pages out of what every page shows', () => {
    expect(load('#lab')).not.toContain('quarterly')
    expect(load('#lab/reports')).toContain('quarterly')
  })

  it('have the accent as a stylesheet', () => {
    expect(load('#lab/accent.css')).toContain(`--accent:light-dark(${settings.accent.light},`)
  })

  it.each(['#lab', '#lab/reports', '#lab/accent.css'])(
    '%s has an address in a development server, without a fragment',
    (id) => {
      const { resolved } = resolve(id)
      expect(new URL(`/@id/__x00__${resolved.slice(1)}`, 'http://lab.test').hash).toBe('')
    },
  )

  it('have the sentences of the language', () => {
    const find = (language: 'en' | 'ar') => {
      const { resolveId } = labModules({ ...settings, language })
      return (resolveId as (id: string) => string)('#texts/shell.tsx')
    }
    expect(find('en')).toMatch(/\/src\/texts\/en\/shell\.tsx$/)
    expect(find('ar')).toMatch(/\/src\/texts\/ar\/shell\.tsx$/)
  })

  it('have of the suites’ files only what the footer names', async () => {
    const sources = await readSources()
    const named = sources.map(({ title, url }) => ({ title, url }))
    expect(await Promise.resolve(load('#lab/sources'))).toBe(
      `export const sources = ${JSON.stringify(named)}`,
    )
  })

  it('name the publication of a suite that a person wrote, as the importer reads it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lab-'))
    const template = join(SHIPPED_FOLDER, 'templates/suite.jsonc')
    await copyFile(template, join(folder, 'acme-safety.jsonc'))
    await writeFile(join(folder, 'other.json'), `\uFEFF${await readFile(template, 'utf8')}`)
    await writeFile(join(folder, 'aliases.json'), '{}')
    const source = { title: 'Acme Safety Evaluations', url: 'https://example.org/evaluations' }
    expect(await readSources(folder)).toEqual([source, source])
    await rm(folder, { recursive: true })
  })

  it('leave other imports alone', () => {
    expect(load('#other')).toBe('')
  })
})
