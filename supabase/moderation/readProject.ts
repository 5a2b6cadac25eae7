import { isHttpUrl } from '@transparency-lab/widgets/domain'
import { parseUrl } from '@transparency-lab/widgets/domain-internal'
import { hideUser } from '../../tools/hideUser.ts'
import { ifSet } from '../../tools/ifSet.ts'
import { UsageError } from '../evaluations/UsageError.ts'
import { USAGE } from './moderateCommand.ts'

/** A Supabase project, with the key that reads and deletes everything. */
export interface Project {
  readonly url: string
  readonly key: string
}

const ALLOWED = {
  SUPABASE_URL: 'the address of the project alone, such as https://name.supabase.co',
  SUPABASE_SECRET_KEY: 'the secret key of the project, one word without line breaks',
} as const

/**
 * Returns the project that the environment names.
 *
 * @throws UsageError naming each variable that is not set or is wrong; it repeats no key and no password
 */
export function readProject(environment: Readonly<Record<string, string | undefined>>): Project {
  const url = ifSet(environment['SUPABASE_URL'])
  const key = ifSet(environment['SUPABASE_SECRET_KEY'])
  const isUrl = url !== undefined && isProjectUrl(url)
  // A request refuses any other character in a header, and repeats the whole key.
  const isKey = key !== undefined && /^[!-~]+$/.test(key)
  if (isUrl && isKey) return { url, key }
  const shownUrl = url === undefined ? 'not set' : JSON.stringify(hideUser(url))
  const shownKey = key === undefined ? 'not set' : 'no such key'
  const problems = [
    ...(isUrl ? [] : [`SUPABASE_URL is ${shownUrl}; allowed: ${ALLOWED.SUPABASE_URL}`]),
    ...(isKey
      ? []
      : [`SUPABASE_SECRET_KEY is ${shownKey}; allowed: ${ALLOWED.SUPABASE_SECRET_KEY}`]),
  ]
  throw new UsageError(problems.join('\n'), USAGE)
}

function isProjectUrl(text: string): boolean {
  const { pathname, search, hash } = parseUrl(text) ?? {}
  return isHttpUrl(text) && pathname === '/' && `${search}${hash}` === ''
}
