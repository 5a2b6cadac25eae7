import { join } from 'node:path'

/** The path of the native compiler. Only API Extractor and what parses code need the API of version 5. */
export const TYPESCRIPT = join(import.meta.dirname, '../node_modules/typescript-7/bin/tsc')
