import { chromium } from '@playwright/test'
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ifSet } from '../ifSet.ts'

/** The facts about a machine that decide which browser is used. */
export interface BrowserProbe {
  /** The value of the environment variable CHROMIUM_PATH. */
  readonly named: string | undefined
  /** The path of the browser that Playwright downloads. */
  readonly downloaded: string
  /** The folders of the PATH. */
  readonly path: readonly string[]
  readonly isExecutable: (file: string) => boolean
}

// The headless shell is the same engine without a window, and opens pages in half the time.
const PROGRAMS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/**
 * Finds the browser for the tests: CHROMIUM_PATH, else Playwright's own, else the system's.
 *
 * @returns the path of its executable; undefined if there is none
 * @throws Error if CHROMIUM_PATH is not executable
 */
export function findBrowser(probe = thisMachine()): string | undefined {
  const { downloaded, path, isExecutable } = probe
  const named = ifSet(probe.named)
  if (named !== undefined) {
    if (isExecutable(named)) return named
    throw new Error(
      `CHROMIUM_PATH is “${named}”, which is not executable. ` +
        'Set it to the executable of Chromium, or unset it to search for one.',
    )
  }
  const system = PROGRAMS.flatMap((program) => path.map((folder) => join(folder, program)))
  return [downloaded, ...system].find(isExecutable)
}

function thisMachine(): BrowserProbe {
  return {
    named: process.env['CHROMIUM_PATH'],
    downloaded: chromium.executablePath(),
    path: (process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
    isExecutable,
  }
}

/** Whether a path is an executable file. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}
