import { escapeHtml } from '../src/embed/escapeHtml.ts'

/** The prefetch script in `public`. */
export const PREFETCH_SCRIPT = '/prefetch.js'
const SHELL = '<script src="/shell.js"></script>'

/**
 * Adds the prerendered dashboard as a template, and the script that shows it before the bundle loads.
 * Style attributes become `data-style`, because the site's policy forbids inline styles;
 * `public/shell.js` applies them.
 *
 * @param suites the suites in the dashboard, which the hydration needs
 */
export function withShell(html: string, dashboard: string, suites: object): string {
  const drawn = dashboard.replace(/(<[^<>]*) style="/g, '$1 data-style="')
  const data = escapeHtml(JSON.stringify(suites))
  const shell = `<template id="shell" data-suites="${data}">${drawn}</template>\n    ${SHELL}`
  return html.replace('<noscript>', (rest) => `${shell}\n    ${rest}`)
}

/** Removes the prefetch script and the prerendered dashboard from a built page. */
export function withoutPrerender(html: string): string {
  return html
    .replace(new RegExp(`\\s*<script src="${PREFETCH_SCRIPT}"[^>]*></script>`), '')
    .replace(new RegExp(`\\s*<template id="shell"[^]*${SHELL}`), '')
}
