import { join } from 'node:path'
import { loadEnv } from 'vite'
import { ifSet } from '../../tools/ifSet.ts'

const SITE = join(import.meta.dirname, '..')
const PREFIX = 'VITE_'

/**
 * Reads the variables of a build from the environment, or else from the files `site/.env`. It removes those that are
 * empty from the environment, where they would hide those of a file.
 */
export function readVariables(mode: string): Record<string, string> {
  for (const [name, value] of Object.entries(process.env)) {
    if (name.startsWith(PREFIX) && ifSet(value) === undefined)
      Reflect.deleteProperty(process.env, name)
  }
  const all = Object.entries(loadEnv(mode, SITE, PREFIX))
  return Object.fromEntries(all.filter(([, value]) => ifSet(value) !== undefined))
}
