import { describe, expect, it } from 'vitest'
import { EnvironmentError, readEnvironment } from './env.ts'

const GIVEN = {
  VITE_SUPABASE_URL: 'https://name.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_x',
}

function problemsOf(variables: Record<string, unknown>): readonly string[] {
  try {
    readEnvironment(variables)
    return []
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems
    throw error
  }
}

describe('the environment', () => {
  it.each([
    'https://name.supabase.co',
    'http://127.0.0.1:54321',
    'http://localhost:5173',
    'https://[::1]:8000/',
  ])('may point at %s', (url) => {
    const environment = readEnvironment({ ...GIVEN, VITE_SUPABASE_URL: url })
    expect(environment).toEqual({
      supabaseUrl: url,
      supabaseKey: 'sb_publishable_x',
      hasFormDelivery: false,
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
    'postgres://user:word@host/db',
    '',
    undefined,
    7,
  ])('is refused when the address is %s, naming the variable and what it must be', (url) => {
    const problems = problemsOf({ ...GIVEN, VITE_SUPABASE_URL: url })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(
      /^VITE_SUPABASE_URL must be the http or https address of a Supabase project, such as https:\/\/name\.supabase\.co(, without a path)?, not /,
    )
  })

  it.each([
    '',
    '   ',
    'two words',
    undefined,
    'sb_secret_x',
    `h.${btoa('{"role":"service_role"}')}.s`,
  ])('is refused when the key is "%s", naming the variable and what it must be', (key) => {
    const problems = problemsOf({ ...GIVEN, VITE_SUPABASE_ANON_KEY: key })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^VITE_SUPABASE_ANON_KEY must be the public \(anon\) key/)
  })

  it('names everything that is wrong at once', () => {
    expect(problemsOf({})).toHaveLength(2)
    expect(() => readEnvironment({})).toThrow(/VITE_SUPABASE_URL[^]*VITE_SUPABASE_ANON_KEY/)
  })
})

describe('the delivery of the forms', () => {
  it('is off unless it is asked for', () => {
    expect(readEnvironment(GIVEN).hasFormDelivery).toBe(false)
    expect(readEnvironment({ ...GIVEN, VITE_FORMS: 'supabase' }).hasFormDelivery).toBe(true)
  })

  it.each(['', 'on', 'Supabase'])('is refused as "%s", naming the variable', (value) => {
    const problems = problemsOf({ ...GIVEN, VITE_FORMS: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^VITE_FORMS must be “supabase”, or not set at all, not /)
  })
})
