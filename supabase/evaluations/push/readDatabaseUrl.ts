import { ifSet } from '../../../tools/ifSet.ts'
import { PushRefusal } from './PushRefusal.ts'

const EXAMPLE = 'postgres://user:password@host:5432/database'
const LOCAL = ['', 'localhost', '127.0.0.1', '::1', '[::1]']
/** What the driver understands; it ignores other words, and does not encrypt. */
const SSL_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify']

/**
 * Returns the address of the database, which the environment names.
 *
 * @throws PushRefusal when it is absent, no address, or of another machine without a word about encryption
 */
export function readDatabaseUrl(environment: Readonly<Record<string, string | undefined>>): string {
  const text = ifSet(environment['DATABASE_URL'])
  const url = parseAddress(text ?? '')
  // The text may contain a password, so no message repeats it.
  if (text === undefined || url === undefined || !/^postgres(?:ql)?:$/.test(url.protocol)) {
    const what = text === undefined ? 'is not set' : 'is no address of a database'
    throw new PushRefusal(
      `DATABASE_URL ${what}; allowed: ${EXAMPLE}, with %23 for # and %2F for / in the password`,
    )
  }
  // A parameter replaces the host before the path; one that begins with a slash is a socket of this machine.
  const host = url.searchParams.getAll('host').at(-1) ?? url.hostname
  const mode = url.searchParams.getAll('sslmode').at(-1) ?? ''
  if (LOCAL.includes(host) || host.startsWith('/') || SSL_MODES.includes(mode)) return text
  throw new PushRefusal(
    'DATABASE_URL is on another machine, and does not say how to encrypt; allowed: ?sslmode=verify-full at its end, ' +
      'with &sslrootcert=<file> for a certificate of its own, or ?sslmode=disable',
  )
}

function parseAddress(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
