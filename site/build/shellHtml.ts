/** The scripts of a first paint, as they stand in `public`. */
export const FIRST_READ = '/first-read.js'
const SHELL = '<script src="/shell.js"></script>'

/**
 * The page with the dashboard as the build has drawn it, and what shows it before the bundle has come.
 * Styles of single elements wait for `public/shell.js`: the site's policy lets none stand in a page.
 */
export function withShell(html: string, dashboard: string): string {
  const drawn = dashboard.replace(/(<[^<>]*) style="/g, '$1 data-style="')
  const shell = `<template id="shell">${drawn}</template>\n    ${SHELL}`
  return html.replace('<noscript>', (rest) => `${shell}\n    ${rest}`)
}

/** A built page without what is about the dashboard's first paint. */
export function withoutFirstPaint(html: string): string {
  return html
    .replace(new RegExp(`\\s*<script src="${FIRST_READ}"[^>]*></script>`), '')
    .replace(new RegExp(`\\s*<template id="shell">[^]*${SHELL}`), '')
}
