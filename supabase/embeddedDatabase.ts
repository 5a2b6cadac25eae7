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
export async function embeddedDatabase(
  config: string,
  options?: { readonly watchSchema?: boolean },
): Promise<PluginOption[]> {
  // Imported after the caller has replaced the warning that it prints.
  const { supalite } = await import('@supabase/lite/vite')
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
