export { createSupabaseSink } from './supabaseSink.ts'
export { createSupabaseSource } from './supabaseSource.ts'
