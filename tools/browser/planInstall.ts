import { spawnSync } from 'node:child_process'

/** The facts about a machine that decide how a browser can be installed on it. */
export interface InstallProbe {
  /** Linux with Debian's packages. */
  readonly hasApt: boolean
  readonly isRoot: boolean
  /** Whether a command can be run as root without being asked for a password. */
  readonly hasSudo: () => boolean
}

/** One way to a browser: commands to run one after the other. */
export interface InstallPlan {
  readonly steps: readonly (readonly [string, ...string[]])[]
}

// The shell is the fastest, and not every Debian or Ubuntu has it.
const BROWSERS = ['chromium-headless-shell', 'chromium']
// Without a font, a page renders no text, and no element has its size.
const FONTS = 'fonts-dejavu-core'
const AS_ROOT = ['sudo', '-n', 'env', 'DEBIAN_FRONTEND=noninteractive'] as const

/** Looks up how this machine installs packages. */
export function probeInstall(): InstallProbe {
  const succeeds = (program: string, ...rest: string[]) =>
    spawnSync(program, rest, { stdio: 'ignore' }).status === 0
  return {
    hasApt: process.platform === 'linux' && succeeds('apt-get', '--version'),
    isRoot: process.getuid?.() === 0,
    hasSudo: () => succeeds('sudo', '-n', 'true'),
  }
}

/** The ways to install a browser on a machine, the likeliest first. */
export function planInstall(probe: InstallProbe): InstallPlan[] {
  return [
    ...BROWSERS.flatMap((browser) => planPackages(probe, [browser, FONTS])),
    { steps: [['playwright', 'install', 'chromium']] },
  ]
}

/** How to install Debian packages on a machine; no plan where apt or the right to use it is missing. */
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
    'There is no browser to test with: none is named by CHROMIUM_PATH, none was downloaded by',
    'Playwright, and neither chromium nor google-chrome is on the PATH. These failed:',
    ...plans.flatMap(({ steps }) => steps.map((words) => `  ${words.join(' ')}`)),
    'Install one by hand, by your system’s packages (Debian: apt-get install chromium) or with',
    '  npx playwright install --with-deps chromium',
    'or set CHROMIUM_PATH to the executable of one.',
  ].join('\n')
}
