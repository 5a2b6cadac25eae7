export type { TableClient } from './postgrestClient.ts'
export { createSupabaseSink } from './supabaseSink.ts'
export { createSupabaseSource } from './supabaseSource.ts'
