import { frameStyleHash } from './embedHtml.ts'

/** What the pages of a site load from. */
export interface ContentSources {
  /** Address of the database that is read in the browser; undefined where the site itself answers. */
  readonly backendUrl: string | undefined
}

/**
 * What a page of the site, or of an embed, may do: run and load the site's own files, and ask the
 * site and its database. Nothing that stands in a page runs, and no text becomes script or markup.
 */
export async function contentPolicy({ backendUrl }: ContentSources): Promise<string> {
  const backend = backendUrl === undefined ? [] : [new URL(backendUrl).origin]
  return [
    "default-src 'none'",
    "script-src 'self'",
    // A frame waits for no sheet: its few rules stand in its page.
    `style-src 'self' '${await frameStyleHash()}'`,
    "img-src 'self'",
    ["connect-src 'self'", ...backend].join(' '),
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
