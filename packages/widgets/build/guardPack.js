// Only pnpm replaces `exports`, which point to sources, by `publishConfig.exports`.
if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  console.error(
    'Pack or publish this package with pnpm (pnpm pack, pnpm publish): npm would publish entries that ' +
      'point to sources which are not in the package.',
  )
  process.exitCode = 1
}
