// Only pnpm puts `publishConfig.exports` in the place of `exports`, which lead to the sources.
if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  console.error(
    'Pack or publish this package with pnpm (pnpm pack, pnpm publish): npm would publish entries that ' +
      'lead to sources which are not in the package.',
  )
  process.exitCode = 1
}
