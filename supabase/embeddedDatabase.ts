import { supalite } from '@supabase/lite/vite'
import type { PluginOption } from 'vite'
import { compressAnswers } from './compressAnswers.ts'

// Its other addresses tell of the server itself, and nobody signs in.
const PATHS = ['/rest/v1']

/**
 * The embedded Postgres inside of a Vite server. It looks for migrations and seed below the folder that
 * Vite is started in.
 *
 * @param config path of `config.toml`
 */
export function embeddedDatabase(
  config: string,
  options?: { readonly watchSchema?: boolean },
): PluginOption {
  return [
    compressAnswers(PATHS),
    supalite({
      config,
      initOnBoot: false,
      // Everyone is the public role, as on the web; without this a request without a key is an owner.
      admin: false,
      prefixes: PATHS,
      ...options,
    }),
  ]
}
