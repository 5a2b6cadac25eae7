import { join } from 'node:path'

/** The path of the native compiler. API Extractor and the tools that parse code use the API of version 5 instead. */
export const TYPESCRIPT = join(import.meta.dirname, '../node_modules/typescript-7/bin/tsc')
