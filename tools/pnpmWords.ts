/**
 * The words that start pnpm: the one that runs this process, or one that npx finds, which takes seconds because npx asks
 * the registry.
 */
export function pnpmWords(): [string, ...string[]] {
  const { npm_execpath: file = '' } = process.env
  return /\bpnpm\.c?js$/.test(file) ? [process.execPath, file] : ['npx', '--yes', 'pnpm@10']
}
