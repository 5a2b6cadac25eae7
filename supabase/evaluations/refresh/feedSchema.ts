import { parseUrl } from '@transparency-lab/widgets/parse-url'
import type { z } from 'zod'
import { httpUrl, line, strict } from '../fields.ts'

const urlAllowed = 'an https URL without a user'
const mappingAllowed = 'a path of a .json file, relative to this file'

function isPublic(url: string): boolean {
  // Another check reports a text that is no URL.
  const parsed = parseUrl(url)
  if (parsed === undefined) return true
  const { protocol, username, password } = parsed
  return protocol === 'https:' && username === '' && password === ''
}

/** Where the figures of a suite are published, to be fetched again. */
export const feedSchema = strict({
  url: httpUrl.refine(isPublic, urlAllowed),
  /** The meaning of the columns, if the source is a table. */
  mapping: line(300)
    .refine((path) => !path.startsWith('/') && path.endsWith('.json'), mappingAllowed)
    .optional(),
})

/** A valid feed. */
export type Feed = z.infer<typeof feedSchema>
