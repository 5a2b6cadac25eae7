/**
 * Returns the words that start pnpm: the pnpm that runs this process, or else one through npx, which takes seconds to
 * ask the registry.
 */
export function pnpmWords(): [string, ...string[]] {
  const { npm_execpath: file = '' } = process.env
  return /\bpnpm\.c?js$/.test(file) ? [process.execPath, file] : ['npx', '--yes', 'pnpm@10']
}
