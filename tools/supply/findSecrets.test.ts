import { describe, expect, it } from 'vitest'
import { findSecrets } from './findSecrets.ts'

/** A token in the format of Supabase. */
function tokenOf(role: string): string {
  const parts = [{ alg: 'HS256', typ: 'JWT' }, { role }].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  return `${parts.join('.')}.${'s'.repeat(43)}`
}

describe('findSecrets', () => {
  // The test concatenates the texts, so that a secret scan of this repository finds none.
  it.each([
    ['a secret key of Supabase', 'sb_secret', '_0123456789abcdef'],
    ['a service token of Supabase', tokenOf('service_role'), ''],
    ['a public key of another project', 'sb_publishable', '_other'],
    ['a key of Stripe', 'sk_live', '_0123456789abcdef'],
    ['a token of GitHub', 'ghp_', 'a'.repeat(36)],
    ['a URL with a password', 'https://deploy:', 'Xk3v9fQz81@git.example.org'],
    [
      'a database URL with a password',
      'postgresql://postgres:',
      'Xk3v9fQz81@db.example.org:5432/a',
    ],
  ])('finds %s and masks it', async (_, start, end) => {
    const found = await findSecrets(`const a="${start}${end}";`, 'sb_publishable_abcd')
    expect(found).toHaveLength(1)
    expect(found.join()).not.toContain(start + end)
  })

  it('accepts the public key, and code that mentions keys', async () => {
    expect(await findSecrets(`a="${tokenOf('anon')}"`, tokenOf('anon'))).toEqual([])
    expect(await findSecrets('a="sb_publishable_abcd"', 'sb_publishable_abcd')).toEqual([])
    const code = 'key.startsWith("sb_secret_");role==="service_role";a="https://a.org:8080/a@b"'
    expect(await findSecrets(code)).toEqual([])
  })
})
