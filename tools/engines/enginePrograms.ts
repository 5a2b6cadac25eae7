import { delimiter, join } from 'node:path'
import { isExecutable } from '../browser/findBrowser.ts'

/** The programs for the tests in other engines, with their names and Debian packages. */
const PROGRAMS = {
  firefox: { names: ['firefox-esr', 'firefox'], debianPackage: 'firefox-esr' },
  webkit: { names: ['WebKitWebDriver'], debianPackage: 'webkit2gtk-driver' },
  display: { names: ['Xvfb'], debianPackage: 'xvfb' },
} as const

const PATH = process.env['PATH'] ?? ''

type Program = keyof typeof PROGRAMS

/** Returns the path of a program; undefined if it is not on the PATH. */
function findProgram(program: Program, path: string): string | undefined {
  const folders = path.split(delimiter).filter(Boolean)
  return PROGRAMS[program].names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find(isExecutable)
}

/**
 * Returns the path of a program.
 *
 * @throws Error if it is not installed; the message names the Debian package
 */
export function programPath(program: Program, path = PATH): string {
  const found = findProgram(program, path)
  if (found !== undefined) return found
  const { names, debianPackage } = PROGRAMS[program]
  throw new Error(
    `There is no ${names.join(' or ')} on the PATH. Debian: apt-get install ${debianPackage}`,
  )
}

/** The Debian packages of the programs that are not on this PATH. */
export function missingPackages(path = PATH): string[] {
  const programs = Object.keys(PROGRAMS) as Program[]
  return programs
    .filter((program) => findProgram(program, path) === undefined)
    .map((program) => PROGRAMS[program].debianPackage)
}
