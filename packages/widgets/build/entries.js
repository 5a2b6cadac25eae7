import { LANGUAGES } from './languages.js'

/** The public entries and their sources. */
export const ENTRIES = {
  index: './src/index.ts',
  element: './src/element/index.ts',
  domain: './src/domain.ts',
  snapshot: './src/data/snapshot/index.ts',
  supabase: './src/data/supabase/index.ts',
  ...Object.fromEntries(LANGUAGES.map((code) => [`locales/${code}`, `./src/locales/${code}.ts`])),
}

/** Public entries that another step builds. Only their types come from these sources. */
export const TYPE_ENTRIES = {
  css: './build/css.ts',
  standalone: './src/element/standalone.ts',
  svelte: './src/element/svelte.ts',
  vue: './src/element/vue.ts',
}
