/** The environment without the test runner's own variables, and with telemetry disabled. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const plain = Object.entries(process.env).filter(
    ([name]) => !/^(?:NODE_ENV|VITE|VITEST|TEST|npm_|PNPM_)/.test(name),
  )
  return {
    ...Object.fromEntries(plain),
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  }
}
