declare module '*.css?inline' {
  const text: string
  // Whoever resolves the query gives the text as the default.
  // eslint-disable-next-line no-restricted-exports
  export default text
}
