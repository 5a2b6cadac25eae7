import { chromium } from '@playwright/test'
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What of a machine decides which browser is taken. */
export interface BrowserProbe {
  /** The browser that the environment names in CHROMIUM_PATH. */
  readonly named: string | undefined
  /** Where Playwright puts the browser that it downloads. */
  readonly downloaded: string
  /** Folders in which programs are looked for. */
  readonly path: readonly string[]
  readonly isExecutable: (file: string) => boolean
}

// The shell is the same engine without a window: pages open in it in half of the time.
const PROGRAMS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/**
 * The browser to test with: the one that is named, else Playwright's own, else the system's.
 *
 * @returns undefined when there is none
 * @throws Error when the one that is named cannot be run
 */
export function findBrowser(probe = thisMachine()): string | undefined {
  const { named, downloaded, path, isExecutable } = probe
  if (named !== undefined && named !== '') {
    if (isExecutable(named)) return named
    throw new Error(
      `CHROMIUM_PATH is “${named}”, which cannot be run. ` +
        'Set it to the executable of a Chromium, or unset it to have one looked for.',
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

/** Whether there is an executable file at a path. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}
