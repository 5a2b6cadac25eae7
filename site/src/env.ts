import * as z from 'zod/mini'

/** Where the site's evaluations are read from. */
export interface Environment {
  /** Address of the Supabase project, without a path. */
  readonly supabaseUrl: string
  /** The project's public key; it is meant to be seen. */
  readonly supabaseKey: string
  /** Whether the forms are stored in the project, or sent nowhere. */
  readonly hasFormDelivery: boolean
}

const ADDRESS_RULE =
  'must be the http or https address of a Supabase project, such as https://name.supabase.co'

const schema = z.object({
  VITE_SUPABASE_URL: z
    .url({ protocol: /^https?$/, hostname: /^[^\s]+$/, error: ADDRESS_RULE })
    .check(z.refine(isBareAddress, { error: `${ADDRESS_RULE}, without a path` })),
  VITE_SUPABASE_ANON_KEY: z.string({ error: 'must be the public (anon) key of the project' }).check(
    z.regex(/^\S+$/, { error: 'must be the public (anon) key of the project, without spaces' }),
    z.refine(isPublicKey, {
      error: 'must be the public (anon) key of the project, never a secret one',
    }),
  ),
  VITE_FORMS: z.optional(z.enum(['supabase'], { error: 'must be “supabase”, or not set at all' })),
})

/** A setting of the environment that cannot be used. Its message names each one and what it must be. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The environment is not right:\n${problems.map((line) => `  ${line}`).join('\n')}`)
    this.problems = problems
  }
}

/**
 * Reads the settings from a set of variables.
 *
 * @throws EnvironmentError when one of them is absent or malformed
 */
export function readEnvironment(variables: Record<string, unknown>): Environment {
  const parsed = schema.safeParse(variables)
  if (!parsed.success) {
    const rules = new Map<string, string>()
    for (const { path, message } of parsed.error.issues) {
      const name = String(path[0])
      if (!rules.has(name)) rules.set(name, message)
    }
    throw new EnvironmentError(
      [...rules].map(([name, rule]) => `${name} ${rule}, not ${shown(variables[name])}.`),
    )
  }
  const { VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY, VITE_FORMS } = parsed.data
  return {
    supabaseUrl: VITE_SUPABASE_URL,
    supabaseKey: VITE_SUPABASE_ANON_KEY,
    hasFormDelivery: VITE_FORMS === 'supabase',
  }
}

/** The settings that this build, or the development server, was given. */
export function siteEnvironment(): Environment {
  // Each variable is named in full, because the bundler replaces the names and not the object.
  return readEnvironment({
    VITE_SUPABASE_URL: import.meta.env.VITE_SUPABASE_URL,
    VITE_SUPABASE_ANON_KEY: import.meta.env.VITE_SUPABASE_ANON_KEY,
    VITE_FORMS: import.meta.env.VITE_FORMS,
  })
}

function shown(value: unknown): string {
  return value === undefined || value === '' ? 'empty' : JSON.stringify(value)
}

function isBareAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { pathname, search, hash, username } = new URL(text)
  return pathname === '/' && `${search}${hash}${username}` === ''
}

/** A secret key in a page is everyone's: it must not even build. */
function isPublicKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return false
  try {
    const claims: unknown = JSON.parse(atob(key.split('.')[1] ?? ''))
    return !(claims instanceof Object && 'role' in claims && claims.role === 'service_role')
  } catch {
    return true
  }
}
