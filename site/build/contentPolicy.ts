import { frameStyleHash, type FrameLook } from './embedHtml.ts'

/** What the policy of the site's pages depends on: the origins that they load from, and the styles of frames. */
export interface ContentSources {
  /** URL of the backend that the browser calls; undefined when it is on the site's own origin. */
  readonly backendUrl: string | undefined
  /** What the inline styles of frames contain of the lab. */
  readonly look: FrameLook
}

/**
 * Builds the Content-Security-Policy of pages and embeds. It allows the site's own files, and requests
 * to the site and its backend. It forbids inline scripts, and strings as script or markup (Trusted
 * Types).
 */
export async function contentPolicy({ backendUrl, look }: ContentSources): Promise<string> {
  const backend = backendUrl === undefined ? [] : [new URL(backendUrl).origin]
  return [
    "default-src 'none'",
    "script-src 'self'",
    // embed.html inlines its few rules, so that a frame never waits for a stylesheet.
    `style-src 'self' '${await frameStyleHash(look)}'`,
    "img-src 'self'",
    ["connect-src 'self'", ...backend].join(' '),
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
