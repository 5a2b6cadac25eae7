export { createSupabaseSource } from './supabaseSource.ts'
