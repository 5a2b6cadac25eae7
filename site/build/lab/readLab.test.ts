import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findSettings, LabSettingsError, readLab } from './readLab.ts'

const LOGO = '<svg viewBox="0 0 10 10"><path d="M1 1h8" stroke="currentColor" /></svg>'
const VALID = {
  name: 'Acme Safety',
  tagline: 'Counting what matters',
  about: 'Acme Safety is a small lab.',
  email: 'hello@acme.example',
  accent: { light: '#7a1f5c', dark: '#f0a0d0' },
  logo: 'logo.svg',
  licence: { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  plannedModels: [],
  requestedModels: [],
  reports: [],
}

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lab-'))
  await writeFile(join(folder, 'logo.svg'), LOGO)
})
afterEach(() => rm(folder, { recursive: true }))

/** Writes settings and reads them. */
async function read(settings: unknown) {
  const path = join(folder, 'lab.config.ts')
  await writeFile(
    path,
    `const settings: object = ${JSON.stringify(settings)}\nexport default settings`,
  )
  return readLab(path)
}

async function problemsOf(settings: unknown): Promise<readonly string[]> {
  const error: unknown = await read(settings).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof LabSettingsError ? error.problems : []
}

describe('the settings of a lab', () => {
  it('are read with the logo from its file', async () => {
    const { name, logo, icon, sponsor } = await read(VALID)
    expect(name).toBe('Acme Safety')
    expect(logo.shapes.map(({ tag }) => tag)).toEqual(['path'])
    expect(icon).toContain('color:#7a1f5c')
    expect(sponsor).toBeUndefined()
  })

  it('are those of the folder of evaluations, or else those of the repository', async () => {
    expect(findSettings(folder)).not.toContain(folder)
    await read(VALID)
    expect(findSettings(folder)).toBe(join(folder, 'lab.config.ts'))
  })

  it('of the repository are valid', async () => {
    await expect(readLab(findSettings(folder))).resolves.toHaveProperty('name')
  })

  it('are those of an English site unless they name another language', async () => {
    expect((await read(VALID)).language).toBe('en')
    expect((await read({ ...VALID, language: 'ar' })).language).toBe('ar')
  })

  it.each<[string, object, string]>([
    ['no name', { name: '' }, 'name is ""; allowed: one line of text of 1 to 60 characters'],
    ['an unknown language', { language: 'fr' }, 'language is "fr"; allowed: one of en, de, ar'],
    ['an absent text', { about: undefined }, 'about is absent; allowed: one line of text'],
    ['a name of two lines', { name: 'A\nB' }, 'name is "A\\nB"; allowed: one line of text'],
    ['no mailbox', { email: 'acme' }, 'email is "acme"; allowed: an e-mail address such as'],
    [
      'a script',
      { codeUrl: 'javascript:alert(1)' },
      'codeUrl is "javascript:alert(1)"; allowed: an',
    ],
    [
      'a site with a query',
      { siteUrl: 'https://a.example/?b' },
      'siteUrl is "https://a.example/?b"',
    ],
    [
      'a pale accent',
      { accent: { light: '#ffff00', dark: '#f0a0d0' } },
      'accent.light is "#ffff00"; allowed: a colour as #rrggbb with a contrast of 4.5:1 or more',
    ],
    [
      'a logo that is not there',
      { logo: 'x.svg' },
      'logo is "x.svg", which cannot be read; allowed:',
    ],
    ['an unknown field', { colour: 'red' }, 'colour is "red"; allowed: only name, language,'],
    [
      'a planned model without a provider',
      { plannedModels: [{ name: 'M' }] },
      'plannedModels[0].provider is absent; allowed: one line of text of 1 to 120 characters',
    ],
    [
      'a refused request without a reason',
      {
        requestedModels: [
          {
            ...{ name: 'M', provider: 'P', state: 'declined' },
            ...{ requestedOn: '2026-11-01', since: '2026-11-02' },
          },
        ],
      },
      'requestedModels[0].reason is absent; allowed: a sentence if, and only if, it is declined',
    ],
    [
      'a page with a free price',
      { sponsor: { oneTimeUrl: 'x', monthlyUrl: 'https://a.example', monthlyDollars: 1.5 } },
      'sponsor.monthlyDollars is 1.5; allowed: a whole number of dollars from 1 to 1000000',
    ],
  ])('with %s say which field, which value and what is allowed', async (_, change, problem) => {
    const problems = await problemsOf({ ...VALID, ...change })
    expect(problems.join('\n')).toContain(problem)
  })

  it('tell every mistake at once', async () => {
    const problems = await problemsOf({ ...VALID, name: 7, email: 'x', logo: 'x.svg' })
    expect(problems.map((problem) => problem.split(' is ')[0])).toEqual(['name', 'email', 'logo'])
  })

  it('that are no object say so', async () => {
    expect(await problemsOf('x')).toEqual([
      expect.stringContaining('the file is "x"; allowed: an object'),
    ])
  })
})
