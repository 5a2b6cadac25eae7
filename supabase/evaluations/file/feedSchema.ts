import { parseUrl } from '@transparency-lab/widgets/domain-internal'
import type { z } from 'zod'
import { httpUrl, line, listSchema, strict } from './fields.ts'

const urlAllowed = 'an https URL without a user'
const mappingAllowed = 'a path of a .json file, relative to this file'

function isPublic(url: string): boolean {
  // Another check reports a text that is no URL.
  const parsed = parseUrl(url)
  if (parsed === undefined) return true
  const { protocol, username, password } = parsed
  return protocol === 'https:' && username === '' && password === ''
}

const publicUrl = httpUrl.refine(isPublic, urlAllowed)
const listAllowed = 'each address once'
const oneAllowed = 'either url or urls'

/** Where the figures of a suite are published, to be fetched again. */
export const feedSchema = strict({
  url: publicUrl.optional().describe('The address of the results, if they are one file.'),
  urls: listSchema(publicUrl, 'address')
    .refine((urls) => new Set(urls).size === urls.length, listAllowed)
    .optional()
    .describe('The addresses of all files that make up the results.'),
  entry: line(300).optional().describe('The file to read of each address, if it is a ZIP.'),
  mapping: line(300)
    .refine((path) => !path.startsWith('/') && path.endsWith('.json'), mappingAllowed)
    .optional()
    .describe('The mapping of the columns, if the source is a table, relative to this file.'),
}).refine(({ url, urls }) => (url === undefined) !== (urls === undefined), oneAllowed)

/** A valid feed. */
export type Feed = z.infer<typeof feedSchema>

/** Lists the addresses of a feed. */
export function listUrls({ url, urls = [] }: Feed): readonly string[] {
  return url === undefined ? urls : [url]
}
