import type { PluginOption } from 'vite'
import { compressResponses } from './compressResponses.ts'
import { guardServer } from './guardServer.ts'

// The server's other paths expose its configuration and authentication, which nobody needs.
const PATHS = ['/rest/v1']

/**
 * Returns the Vite plugins that serve an embedded Postgres. They read migrations and seed relative to
 * the working directory.
 *
 * @param config path of `config.toml`
 */
export async function embeddedDatabase(
  config: string,
  options?: { readonly watchSchema?: boolean },
): Promise<PluginOption[]> {
  // Imported lazily, so that a caller can replace the warning that it prints on Node 20.
  const { supalite } = await import('@supabase/lite/vite')
  return [
    compressResponses(PATHS),
    guardServer(PATHS),
    supalite({
      config,
      initOnBoot: false,
      // Every request has the public role. Otherwise requests without a key have the owner's.
      admin: false,
      prefixes: PATHS,
      ...options,
    }),
  ]
}
