/** What nobody publishes on purpose, each with how it looks. */
const SECRETS = {
  'a secret key of a Supabase project': /\bsb_secret_[\w-]{8,}/g,
  'the name of the key that sees everything': /SUPABASE_SERVICE\w*/g,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/g,
  'an address with a password': /\b[a-z][a-z0-9+.-]*:\/\/[^\s/:@'"`]+:[^\s/@'"`]+@[\w.-]+/g,
  'a token of GitHub': /\b(?:gh[opsur]_\w{36,}|github_pat_\w{22,})/g,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b/g,
  'a key of AWS': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g,
  'a key of Stripe': /\b[rs]k_live_\w{10,}/g,
  'a token of Slack': /\bxox[abeprs]-[\w-]{10,}/g,
}
const SIGNED_TOKEN = /\beyJ[\w-]{8,}\.(eyJ[\w-]{8,})\.[\w-]{8,}/g
const PUBLISHABLE_KEY = /\bsb_publishable_\w{4,}/g

/**
 * Looks for what must not be published.
 *
 * @param publicKey the only key of a database that may stand there
 * @returns what was found and where it begins; the text itself is not repeated in whole
 */
export function findSecrets(text: string, publicKey?: string): readonly string[] {
  return [
    ...Object.entries(SECRETS).flatMap(([name, pattern]) =>
      [...text.matchAll(pattern)].map(([found]) => told(name, found)),
    ),
    ...[...text.matchAll(SIGNED_TOKEN)]
      .filter(([found, payload = '']) => found !== publicKey || roleOf(payload) !== 'anon')
      .map(([found, payload = '']) => told(`a token of the role “${roleOf(payload)}”`, found)),
    ...[...text.matchAll(PUBLISHABLE_KEY)]
      .filter(([found]) => found !== publicKey)
      .map(([found]) => told('the public key of another project', found)),
  ]
}

function told(name: string, found: string): string {
  return `${name}: ${found.slice(0, 16)}…`
}

/** Whom a signed token is for. */
function roleOf(payload: string): string {
  try {
    const { role } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { role?: unknown }
    return String(role)
  } catch {
    return 'unreadable'
  }
}
