/** The scripts of a first paint, as they stand in `public`. */
export const FIRST_READ = '/first-read.js'
const SHELL = '<script src="/shell.js"></script>'

/** The page with the dashboard as the build has drawn it, and what shows it before the bundle has come. */
export function withShell(html: string, dashboard: string): string {
  const shell = `<template id="shell">${dashboard}</template>\n    ${SHELL}`
  return html.replace('<noscript>', (rest) => `${shell}\n    ${rest}`)
}

/** A built page without what is about the dashboard's first paint. */
export function withoutFirstPaint(html: string): string {
  return html
    .replace(new RegExp(`\\s*<script src="${FIRST_READ}"[^>]*></script>`), '')
    .replace(new RegExp(`\\s*<template id="shell">[^]*${SHELL}`), '')
}
