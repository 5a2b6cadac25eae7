declare module '*.css?inline' {
  const text: string
  // Whoever resolves the query gives the text as the default.
  // eslint-disable-next-line house/named-exports
  export default text
}
