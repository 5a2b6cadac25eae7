import { describe, expect, it } from 'vitest'
import {
  EnvironmentError,
  parseCodeUrl,
  parseEnvironment,
  parseSiteUrl,
  parseTrackerUrl,
} from './env.ts'

const GIVEN = {
  VITE_SUPABASE_URL: 'https://name.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_x',
}

function problemsOf(variables: Record<string, string | undefined>): readonly string[] {
  try {
    parseEnvironment(variables)
    return []
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems
    throw error
  }
}

describe('parseEnvironment', () => {
  it.each([
    'https://name.supabase.co',
    'http://127.0.0.1:54321',
    'http://localhost:5173',
    'https://[::1]:8000/',
  ])('accepts the backend URL %s', (url) => {
    const environment = parseEnvironment({ ...GIVEN, VITE_SUPABASE_URL: url })
    expect(environment).toEqual({
      backend: { url, key: 'sb_publishable_x' },
      acceptsSubmissions: false,
    })
  })

  it.each([
    'name.supabase.co',
    'nonsense',
    'ftp://name.supabase.co',
    'javascript:alert(1)',
    'https://',
    'https://name.supabase.co/rest/v1',
    'https://user@name.supabase.co',
    'https://:word@name.supabase.co',
    'postgres://user:word@host/db',
    '',
    undefined,
  ])('rejects the backend URL %s with the name and the rule of the variable', (url) => {
    const problems = problemsOf({ ...GIVEN, VITE_SUPABASE_URL: url })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(
      /^VITE_SUPABASE_URL must be the http or https URL of a Supabase project, such as https:\/\/name\.supabase\.co(, without a (path|user and a password))?, (not|and is not set)/,
    )
    // The log of a build may be public.
    expect(problems[0]).not.toContain('word@')
  })

  it.each([
    '',
    '   ',
    'two words',
    undefined,
    'sb_secret_x',
    `h.${btoa('{"role":"service_role"}')}.s`,
  ])('rejects the key "%s" with the name and the rule of the variable', (key) => {
    const problems = problemsOf({ ...GIVEN, VITE_SUPABASE_ANON_KEY: key })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^VITE_SUPABASE_ANON_KEY must be the public \(anon\) key/)
    // The log of a build may be public.
    if (key?.trim()) expect(problems[0]).not.toContain(key)
  })

  it('reports all problems at once', () => {
    const nonsense = { VITE_SUPABASE_URL: 'x', VITE_SUPABASE_ANON_KEY: '' }
    expect(problemsOf(nonsense)).toHaveLength(2)
    expect(() => parseEnvironment(nonsense)).toThrow(/VITE_SUPABASE_URL[^]*VITE_SUPABASE_ANON_KEY/)
  })

  it.each(['', undefined])('has no backend and no address when every variable is %j', (value) => {
    const names = [
      'SUPABASE_URL',
      'SUPABASE_ANON_KEY',
      'FORMS',
      'SITE_URL',
      'CODE_URL',
      'TRACKER_URL',
    ]
    const unset = Object.fromEntries(names.map((name) => [`VITE_${name}`, value]))
    expect(parseEnvironment(unset)).toEqual({ backend: undefined, acceptsSubmissions: false })
    for (const parse of [parseSiteUrl, parseCodeUrl, parseTrackerUrl]) {
      expect(parse(unset)).toBeUndefined()
    }
  })
})

describe('VITE_FORMS', () => {
  it('turns form delivery on, which is off by default', () => {
    expect(parseEnvironment(GIVEN).acceptsSubmissions).toBe(false)
    expect(parseEnvironment({ ...GIVEN, VITE_FORMS: 'supabase' }).acceptsSubmissions).toBe(true)
  })

  it('is rejected without a backend', () => {
    expect(problemsOf({ VITE_FORMS: 'supabase' })).toEqual([
      'VITE_FORMS needs VITE_SUPABASE_URL, where the forms are stored.',
    ])
  })

  it.each(['on', 'Supabase'])('is rejected as "%s" with its name and its rule', (value) => {
    const problems = problemsOf({ ...GIVEN, VITE_FORMS: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^VITE_FORMS must be “supabase” or not set, not /)
  })
})

describe('VITE_SITE_URL', () => {
  it.each([
    ['https://lab.example.org', 'https://lab.example.org'],
    ['https://lab.example.org/', 'https://lab.example.org'],
    ['http://127.0.0.1:4173', 'http://127.0.0.1:4173'],
    ['https://Lab.Example.org:443', 'https://lab.example.org'],
    ['https://org.github.io/Lab/', 'https://org.github.io/Lab'],
    ['https://org.github.io/a/b', 'https://org.github.io/a/b'],
  ])('%s is normalised to %s', (value, address) => {
    expect(parseSiteUrl({ VITE_SITE_URL: value })).toBe(address)
  })

  it.each([
    'lab.example.org',
    'https://lab.example.org//board',
    'https://lab.example.org/?x=1',
    'https://lab.example.org/board#x',
    'https://user@lab.example.org',
    'https://:word@lab.example.org',
    'javascript:alert(1)',
  ])('is rejected as %s with its name and its rule', (value) => {
    expect(() => parseSiteUrl({ VITE_SITE_URL: value })).toThrow(
      /VITE_SITE_URL must be the http or https URL of the deployed site, such as https:\/\/example\.org or https:\/\/example\.org\/lab\/, without a query or a double slash in its path(, without a user and a password)?, not /,
    )
  })
})

describe('VITE_TRACKER_URL', () => {
  it('is the page for a new issue', () => {
    const VITE_TRACKER_URL = 'https://code.example.org/lab/site/issues/new'
    expect(parseTrackerUrl({ VITE_TRACKER_URL })).toBe(VITE_TRACKER_URL)
  })

  it.each(['code.example.org', 'javascript:alert(1)', 'https://a b', 'https://:word@a.example'])(
    'is rejected as “%s”',
    (value) => {
      expect(() => parseTrackerUrl({ VITE_TRACKER_URL: value })).toThrow(
        /VITE_TRACKER_URL must be the http or https URL of the page for a new issue, such as /,
      )
    },
  )
})

describe('VITE_CODE_URL', () => {
  it('keeps its path', () => {
    const VITE_CODE_URL = 'https://code.example.org/lab/transparency-lab'
    expect(parseCodeUrl({ VITE_CODE_URL })).toBe(VITE_CODE_URL)
  })

  it.each(['code.example.org', 'javascript:alert(1)'])(
    'is rejected as %s with its name and its rule',
    (value) => {
      expect(() => parseCodeUrl({ VITE_CODE_URL: value })).toThrow(
        /VITE_CODE_URL must be the http or https URL of the code, such as /,
      )
    },
  )
})
