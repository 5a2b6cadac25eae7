export default {
  testEnvironment: 'jsdom',
  // Packages that are ESM only. pnpm stores every package below “.pnpm”.
  transformIgnorePatterns: ['/node_modules/(?!(\\.pnpm|@transparency-lab|@tanstack)/)'],
}
