interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string
  readonly VITE_SUPABASE_ANON_KEY?: string
  readonly VITE_FORMS?: string
  readonly VITE_SITE_URL?: string
  readonly VITE_CODE_URL?: string
  readonly VITE_TRACKER_URL?: string
}

/** Whether the site has a backend. */
declare const HAS_BACKEND: boolean
