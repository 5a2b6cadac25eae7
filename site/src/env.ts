import { hideUser } from '../../tools/hideUser.ts'
import { ifSet } from '../../tools/ifSet.ts'
import { isSiteUrl } from './address/isSiteUrl.ts'
import { parseUrl } from './address/parseUrl.ts'
import * as z from 'zod/mini'

/** A Supabase project with the lab's schema. */
export interface Backend {
  /** URL of the project, without a path. */
  readonly url: string
  /** The project's public (anon) key, not a secret. */
  readonly key: string
}

/** The settings of a build: its backend, and whether its forms are stored there. */
export interface Environment {
  /** Undefined when the site fetches the snapshot of its own build. */
  readonly backend: Backend | undefined
  /** Whether the forms are stored in the project; otherwise they send nothing. */
  readonly acceptsSubmissions: boolean
}

const ADDRESS_RULE =
  'must be the http or https URL of a Supabase project, such as https://name.supabase.co'

// Functions, because a production build calls none of them and so tree-shakes most of zod.
const publicUrl = (rule: string) =>
  z
    .url({ protocol: /^https?$/, hostname: /^[^\s]+$/, error: rule })
    .check(z.refine(hasNoUser, { error: `${rule}, without a user and a password` }))

const backendSchema = () =>
  z.object({
    VITE_SUPABASE_URL: publicUrl(ADDRESS_RULE).check(
      z.refine(isOriginUrl, { error: `${ADDRESS_RULE}, without a path` }),
    ),
    VITE_SUPABASE_ANON_KEY: z
      .string({ error: 'must be the public (anon) key of the project' })
      .check(
        z.regex(/^\S+$/, { error: 'must be the public (anon) key of the project, without spaces' }),
        z.refine(isPublicKey, {
          error: 'must be the public (anon) key of the project, never a secret one',
        }),
      ),
  })

const formsSchema = () =>
  z.object({
    VITE_FORMS: z.optional(z.enum(['supabase'], { error: 'must be “supabase” or not set' })),
  })

const SITE_RULE =
  'must be the http or https URL of the deployed site, such as https://example.org or https://example.org/lab/, without a query or a double slash in its path'

const siteSchema = () =>
  z.object({
    VITE_SITE_URL: z.optional(
      publicUrl(SITE_RULE).check(z.refine(isSiteUrl, { error: SITE_RULE })),
    ),
  })

const CODE_RULE =
  'must be the http or https URL of the code, such as https://example.org/transparency-lab'

const codeSchema = () =>
  z.object({
    VITE_CODE_URL: z.optional(publicUrl(CODE_RULE)),
  })

const TRACKER_RULE =
  'must be the http or https URL of the page for a new issue, such as https://example.org/lab/issues/new'

const trackerSchema = () =>
  z.object({
    VITE_TRACKER_URL: z.optional(publicUrl(TRACKER_RULE)),
  })

/** Environment variables by their names. */
type Variables = Readonly<Record<string, string | undefined>>

/** Thrown for invalid environment variables. Its message lists each one and its rule. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`Invalid environment variables:\n${problems.map((line) => `  ${line}`).join('\n')}`)
    this.problems = problems
  }
}

/**
 * Parses the settings. The URL and the key of the backend must both be set, or neither.
 *
 * @throws EnvironmentError when a variable is missing or malformed
 */
export function parseEnvironment(variables: Variables): Environment {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = variables
  const hasBackend = ifSet(url) !== undefined || ifSet(key) !== undefined
  const { VITE_FORMS } = parse(formsSchema(), variables)
  const acceptsSubmissions = VITE_FORMS === 'supabase'
  if (!hasBackend) {
    if (!acceptsSubmissions) return { backend: undefined, acceptsSubmissions }
    throw new EnvironmentError(['VITE_FORMS needs VITE_SUPABASE_URL, where the forms are stored.'])
  }
  const given = parse(backendSchema(), variables)
  const backend = { url: given.VITE_SUPABASE_URL, key: given.VITE_SUPABASE_ANON_KEY }
  return { backend, acceptsSubmissions }
}

/**
 * Parses the public URL of the site, perhaps with a path, without a trailing slash; undefined when it is not set.
 *
 * @throws EnvironmentError when it is malformed
 */
export function parseSiteUrl(variables: Variables): string | undefined {
  const { VITE_SITE_URL } = parse(siteSchema(), variables)
  return VITE_SITE_URL === undefined ? undefined : toSiteUrl(VITE_SITE_URL)
}

/** Returns the path of a site on its host, with a slash at its end. */
export function toBase(url: string | undefined): string {
  return url === undefined ? '/' : `${new URL(url).pathname.replace(/\/+$/, '')}/`
}

/** The public URL of this build or development server. */
export function siteUrl(): string | undefined {
  const url = ifSet(import.meta.env.VITE_SITE_URL)
  if (!import.meta.env.PROD) return parseSiteUrl({ VITE_SITE_URL: url })
  return url === undefined ? undefined : toSiteUrl(url)
}

/**
 * Parses the URL of the public source code; undefined when it is not set.
 *
 * @throws EnvironmentError when it is malformed
 */
export function parseCodeUrl(variables: Variables): string | undefined {
  return parse(codeSchema(), variables).VITE_CODE_URL
}

/** The URL of the source code, as set for this build or development server. */
export function codeUrl(): string | undefined {
  const url = ifSet(import.meta.env.VITE_CODE_URL)
  return import.meta.env.PROD ? url : parseCodeUrl({ VITE_CODE_URL: url })
}

/**
 * Parses the URL of the page for a new issue of the public tracker; undefined when it is not set.
 *
 * @throws EnvironmentError when it is malformed
 */
export function parseTrackerUrl(variables: Variables): string | undefined {
  return parse(trackerSchema(), variables).VITE_TRACKER_URL
}

/** The URL of the page for a new issue, as set for this build or development server. */
export function trackerUrl(): string | undefined {
  const url = ifSet(import.meta.env.VITE_TRACKER_URL)
  return import.meta.env.PROD ? url : parseTrackerUrl({ VITE_TRACKER_URL: url })
}

/**
 * The settings of this build or development server. A build has validated them already, so only the
 * development server parses them again.
 *
 * @throws EnvironmentError when a variable is missing or malformed
 */
export function siteEnvironment(): Environment {
  // Spelled out, because the bundler replaces these expressions and not the object.
  const url = ifSet(import.meta.env.VITE_SUPABASE_URL)
  const key = ifSet(import.meta.env.VITE_SUPABASE_ANON_KEY)
  const forms = import.meta.env.VITE_FORMS
  if (!import.meta.env.PROD) {
    return parseEnvironment({
      VITE_SUPABASE_URL: url,
      VITE_SUPABASE_ANON_KEY: key,
      VITE_FORMS: forms,
    })
  }
  const backend = url === undefined || key === undefined ? undefined : { url, key }
  return { backend, acceptsSubmissions: forms === 'supabase' }
}

function parse<Schema extends z.ZodMiniType>(
  settings: Schema,
  variables: Variables,
): z.infer<Schema> {
  const set = Object.entries(variables).map(([name, value]) => [name, ifSet(value)])
  const parsed = settings.safeParse(Object.fromEntries(set))
  if (parsed.success) return parsed.data
  const rules = new Map<string, string>()
  for (const { path, message } of parsed.error.issues) {
    const name = String(path[0])
    if (!rules.has(name)) rules.set(name, message)
  }
  throw new EnvironmentError(
    [...rules].map(([name, rule]) => `${name} ${rule}${formatValue(name, variables[name])}.`),
  )
}

/**
 * Shows a value that a variable must not have. The log of a build may be public, a key may be a secret one, and an
 * address may have a password.
 */
function formatValue(name: string, value: string | undefined): string {
  if (value === undefined || value === '') return ', and is not set'
  return name === 'VITE_SUPABASE_ANON_KEY' ? '' : `, not ${JSON.stringify(hideUser(value))}`
}

function isOriginUrl(text: string): boolean {
  const parsed = parseUrl(text)
  if (parsed === undefined) return false
  const { pathname, search, hash } = parsed
  return pathname === '/' && `${search}${hash}` === ''
}

/** Returns whether an address, which gets into public code, has neither a user nor a password. */
function hasNoUser(text: string): boolean {
  const { username = '', password = '' } = parseUrl(text) ?? {}
  return username === '' && password === ''
}

function toSiteUrl(text: string): string {
  const { origin, pathname } = new URL(text)
  return origin + pathname.replace(/\/+$/, '')
}

/** Detects secret keys, which must never get into a page. */
function isPublicKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return false
  try {
    const claims: unknown = JSON.parse(atob(key.split('.')[1] ?? ''))
    return !(claims instanceof Object && 'role' in claims && claims.role === 'service_role')
  } catch {
    return true
  }
}
