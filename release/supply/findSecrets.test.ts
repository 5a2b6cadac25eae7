import { describe, expect, it } from 'vitest'
import { findSecrets } from './findSecrets.ts'

/** A token as Supabase signs it. */
function tokenOf(role: string): string {
  const parts = [
    { alg: 'HS256', typ: 'JWT' },
    { iss: 'supabase', role },
  ]
  const [head, payload] = parts.map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  return `${head}.${payload}.${'s'.repeat(43)}`
}

describe('a secret', () => {
  // Put together here, so that no search of this repository finds one.
  it.each([
    ['sb_secret', '_0123456789abcdef'],
    ['SUPABASE_SERVICE', '_ROLE_KEY'],
    ['-----BEGIN RSA PRIVATE', ' KEY-----'],
    ['postgresql://postgres:', 'password@db.example.org:5432/postgres'],
    ['https://name:', 'password@example.org'],
    ['ghp', `_${'a'.repeat(36)}`],
    ['github_pat', `_${'a'.repeat(40)}`],
    ['npm', `_${'a'.repeat(36)}`],
    ['AKIA', '0123456789ABCDEF'],
    ['sk_live', '_0123456789abcdef'],
    ['xoxb', '-0123456789-abcdef'],
  ])('that begins with %s is found', (start, end) => {
    expect(findSecrets(`const a="${start}${end}";`)).toHaveLength(1)
  })

  it.each(['service_role', 'authenticated', 'anon'])('in a token for %s is found', (role) => {
    expect(findSecrets(`key:"${tokenOf(role)}"`)).toEqual([
      expect.stringContaining(`a token of the role “${role}”`),
    ])
  })

  it('is told without being repeated', () => {
    const token = tokenOf('service_role')
    expect(findSecrets(token).join()).not.toContain(token)
  })
})

describe('the public key', () => {
  it('is none', () => {
    expect(findSecrets(tokenOf('anon'), tokenOf('anon'))).toEqual([])
    expect(findSecrets('"sb_publishable_abcd"', 'sb_publishable_abcd')).toEqual([])
  })

  it('is one when it is for another role, or of another project', () => {
    expect(findSecrets(tokenOf('service_role'), tokenOf('service_role'))).toHaveLength(1)
    expect(findSecrets('"sb_publishable_other"', 'sb_publishable_abcd')).toHaveLength(1)
  })
})

it('finds nothing in code that only talks of keys', () => {
  const code =
    'const a="https://example.org:8080/a@b";key.startsWith("sb_secret_");role==="service_role"'
  expect(findSecrets(code)).toEqual([])
})
