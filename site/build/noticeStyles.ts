import type { Plugin } from 'vite'

const LIBRARY = /[\\/]sonner[\\/]dist[\\/]index\.mjs$/
const INJECTION = /^__insertCSS\(".*"\);?$/m

/**
 * Takes the styles out of the script of the notices: it would put them into a style element, which the
 * site's policy forbids. `NoticePlace.tsx` loads them as a sheet instead.
 */
export function noticeStyles(): Plugin {
  return {
    name: 'notice-styles',
    apply: 'build',
    transform: {
      filter: { id: LIBRARY },
      handler(code) {
        const left = withoutInjection(code)
        if (left === undefined) this.error('The notices bring their styles in another way.')
        return { code: left, map: null }
      },
    },
  }
}

/** The script without its styles; undefined where it does not put them there as it used to. */
export function withoutInjection(code: string): string | undefined {
  return INJECTION.test(code) ? code.replace(INJECTION, '') : undefined
}
