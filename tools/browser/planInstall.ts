import { spawnSync } from 'node:child_process'

/** The facts about a machine that decide how a browser can be installed on it. */
export interface InstallProbe {
  /** Whether this is Linux with apt. */
  readonly hasApt: boolean
  readonly isRoot: boolean
  /** Whether sudo works without a password. */
  readonly hasSudo: () => boolean
}

/** One way to install a browser: commands to run in order. */
export interface InstallPlan {
  readonly steps: readonly (readonly [string, ...string[]])[]
}

// The headless shell is faster, but not every Debian or Ubuntu has it.
const BROWSERS = ['chromium-headless-shell', 'chromium']
// Without a font, a page renders no text, and elements have the wrong size.
const FONTS = 'fonts-dejavu-core'
const AS_ROOT = ['sudo', '-n', 'env', 'DEBIAN_FRONTEND=noninteractive'] as const

/** Finds out how this machine installs packages. */
export function probeInstall(): InstallProbe {
  const succeeds = (program: string, ...rest: string[]) =>
    spawnSync(program, rest, { stdio: 'ignore' }).status === 0
  return {
    hasApt: process.platform === 'linux' && succeeds('apt-get', '--version'),
    isRoot: process.getuid?.() === 0,
    hasSudo: () => succeeds('sudo', '-n', 'true'),
  }
}

/** The ways to install a browser on a machine, the most likely first. */
export function planInstall(probe: InstallProbe): InstallPlan[] {
  return [
    ...BROWSERS.flatMap((browser) => planPackages(probe, [browser, FONTS])),
    { steps: [['playwright', 'install', 'chromium']] },
  ]
}

/** The plan to install Debian packages on a machine; none without apt or the rights to use it. */
export function planPackages(
  { hasApt, isRoot, hasSudo }: InstallProbe,
  packages: readonly string[],
): InstallPlan[] {
  if (!hasApt || !(isRoot || hasSudo())) return []
  const apt = (...rest: string[]) =>
    isRoot ? (['apt-get', ...rest] as const) : ([...AS_ROOT, 'apt-get', ...rest] as const)
  return [{ steps: [apt('update'), apt('install', '-y', '--no-install-recommends', ...packages)] }]
}

/** The error message after every plan has failed. */
export function describeFailedPlans(plans: readonly InstallPlan[]): string {
  return [
    'There is no browser for the tests: CHROMIUM_PATH is not set, Playwright has downloaded none,',
    'and the PATH has no chromium-headless-shell, chromium or google-chrome. These commands failed:',
    ...plans.flatMap(({ steps }) => steps.map((words) => `  ${words.join(' ')}`)),
    'Install one manually, from your system’s packages (Debian: apt-get install chromium) or with',
    '  npx playwright install --with-deps chromium',
    'or set CHROMIUM_PATH to its executable.',
  ].join('\n')
}
