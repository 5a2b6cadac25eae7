import type { Plugin } from 'vite'

const LIBRARY = /[\\/]sonner[\\/]dist[\\/]index\.mjs$/
const INJECTION = /^__insertCSS\(".*"\);?$/m

/**
 * Removes the styles that sonner injects as a style element, which the site's policy forbids.
 * `SiteToaster.tsx` imports its stylesheet instead.
 */
export function noticeStyles(): Plugin {
  return {
    name: 'notice-styles',
    apply: 'build',
    transform: {
      filter: { id: LIBRARY },
      handler(code) {
        const left = withoutInjection(code)
        if (left === undefined) this.error('sonner no longer calls __insertCSS: adapt this plugin.')
        return { code: left, map: null }
      },
    },
  }
}

/** Removes the style injection; undefined when the code has none of the expected form. */
export function withoutInjection(code: string): string | undefined {
  return INJECTION.test(code) ? code.replace(INJECTION, '') : undefined
}
