/** The prefetch script in `public`. */
export const PREFETCH_SCRIPT = '/prefetch.js'
const SHELL = '<script src="/shell.js"></script>'

/**
 * Adds the prerendered dashboard as a template, and the script that shows it before the bundle loads.
 * Style attributes become `data-style`, because the site's policy forbids inline styles;
 * `public/shell.js` applies them.
 */
export function withShell(html: string, dashboard: string): string {
  const drawn = dashboard.replace(/(<[^<>]*) style="/g, '$1 data-style="')
  const shell = `<template id="shell">${drawn}</template>\n    ${SHELL}`
  return html.replace('<noscript>', (rest) => `${shell}\n    ${rest}`)
}

/** Removes the prefetch script and the prerendered dashboard from a built page. */
export function withoutPrerender(html: string): string {
  return html
    .replace(new RegExp(`\\s*<script src="${PREFETCH_SCRIPT}"[^>]*></script>`), '')
    .replace(new RegExp(`\\s*<template id="shell">[^]*${SHELL}`), '')
}
