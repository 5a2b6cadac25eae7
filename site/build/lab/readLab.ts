import { build } from 'esbuild'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { describeProblem, EVALUATIONS_FOLDER, issueProblems } from '../../../supabase/index.ts'
import { labSchema, type LabSettings } from './labSettings.ts'
import { parseLogo, toIcon, type Logo } from './parseLogo.ts'
import type { LanguageCode } from './packageRules.ts'

const NAME = 'lab.config.ts'

/** Reads the path of the logo even if other settings have mistakes. */
const logoSchema = z.object({ logo: z.string() })

/** The settings of a lab, with its logo read from its file. */
export interface Lab extends Omit<LabSettings, 'logo' | 'language'> {
  readonly language: LanguageCode
  readonly logo: Logo
  /** The SVG file of the logo, in the accent. */
  readonly icon: string
}

/** Thrown for invalid settings. Its message lists every field with its value and what is allowed. */
export class LabSettingsError extends Error {
  override readonly name = 'LabSettingsError'
  readonly problems: readonly string[]

  constructor(path: string, problems: readonly string[]) {
    super(`${path} has mistakes:\n${problems.map((line) => `  ${line}`).join('\n')}`)
    this.problems = problems
  }
}

/** Finds the settings: those in the folder of the evaluations, or the ones at the root of the repository. */
export function findSettings(folder = EVALUATIONS_FOLDER): string {
  const own = join(folder, NAME)
  return existsSync(own) ? own : resolve(import.meta.dirname, '../../..', NAME)
}

/**
 * Reads and checks the settings of the lab.
 *
 * @param path the file, whose default export they are
 * @throws LabSettingsError when it is invalid
 */
export async function readLab(path = findSettings()): Promise<Lab> {
  const given = await importSettings(path)
  const parsed = labSchema.safeParse(given)
  const problems = issueProblems(parsed.error).map((problem) => describeProblem(problem, given))
  const { logo: file = '' } = logoSchema.safeParse(given).data ?? {}
  const svg = await readLogo(resolve(dirname(path), file))
  const logo = svg === undefined ? undefined : parseLogo(svg)
  if (file !== '' && logo === undefined) {
    const found = svg === undefined ? 'cannot be read' : 'has something else'
    problems.push(
      `logo is ${JSON.stringify(file)}, which ${found}; allowed: an SVG file with a viewBox and shapes ` +
        '(g, path, circle, ellipse, rect, line, polyline, polygon) with no style, script, text or image',
    )
  }
  if (parsed.data === undefined || svg === undefined || logo === undefined || problems.length > 0) {
    throw new LabSettingsError(path, problems)
  }
  const { language = 'en', accent } = parsed.data
  return { ...parsed.data, language, logo, icon: toIcon(svg, accent) }
}

async function readLogo(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    return undefined
  }
}

/** Compiles the file by itself, because not every Node that runs the build reads TypeScript. */
async function importSettings(path: string): Promise<unknown> {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    // Ignores the repository's tsconfig.
    tsconfigRaw: {},
    logLevel: 'error',
  })
  const code = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')
  const module = (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as {
    readonly default?: unknown
  }
  return module.default
}
