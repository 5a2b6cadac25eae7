declare module '*.css?inline' {
  const text: string
  // A bundler exports the text as the default.
  // eslint-disable-next-line no-restricted-exports
  export default text
}
