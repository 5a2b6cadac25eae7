import { join, resolve } from 'node:path'
import { normalizePath, type Plugin, type ViteDevServer } from 'vite'
import { readSources } from '../../../supabase/index.ts'
import { findSettings, type Lab } from './readLab.ts'
import { escapeHtml } from '../../src/embed/escapeHtml.ts'
import { getPlainTexts } from './plainTexts.ts'
import { toLanguageAttributes } from './toLanguageAttributes.ts'
import { toLabSlug } from './toLabSlug.ts'

const PREFIX = '#lab'
const STYLES = '#lab/accent.css'
const ICON = 'icon.svg'
/**
 * Rolldown and Vite leave ids with a null character to the plugin. A development server makes an address of the id, in
 * which “#” would start a fragment.
 */
const RESOLVED = '\0lab'

/** The publications of the figures, without the figures themselves, which would be part of every page. */
const SOURCES = '#lab/sources'

/** The import path of the site's sentences, and their folder, which has one for each language. */
const TEXTS_PREFIX = '#texts/'
const TEXTS = resolve(import.meta.dirname, '../../src/texts')

/**
 * Turns the settings of the lab into modules of constants: `#lab` has what every page shows, and `#lab/reports` and
 * the like have the content of one page, so that the start of the site does not contain it. `#texts/…` is a file of the
 * language's folder, so that a build contains one language. It also writes the icon.
 */
export function labModules(lab: Lab): Plugin {
  const modules = listModules(lab)
  let base = '/'
  return {
    name: 'lab-modules',
    enforce: 'pre',
    configResolved: (config) => {
      base = config.base
    },
    resolveId: (id) => {
      if (id.startsWith(TEXTS_PREFIX)) {
        return normalizePath(join(TEXTS, lab.language, id.slice(TEXTS_PREFIX.length)))
      }
      return id === SOURCES || modules.has(id) ? id.replace(PREFIX, RESOLVED) : undefined
    },
    load: (id) => {
      if (!id.startsWith(RESOLVED)) return undefined
      const name = id.replace(RESOLVED, PREFIX)
      return name === SOURCES ? loadSources() : modules.get(name)
    },
    configureServer: (server) => {
      restartOnChange(server)
      server.middlewares.use(`/${ICON}`, (_, response) => {
        response.setHeader('Content-Type', 'image/svg+xml').end(lab.icon)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: ICON, source: lab.icon })
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => fillHead(html, lab).replaceAll('{{base}}', () => base),
    },
  }
}

/** Restarts a development server when the settings change, which its configuration reads. */
function restartOnChange(server: ViteDevServer): void {
  const settings = findSettings()
  server.watcher.add(settings)
  server.watcher.on('change', (file) => {
    if (resolve(file) === settings) void server.restart()
  })
}

async function loadSources(): Promise<string> {
  const sources = await readSources()
  return formatModule({ sources: sources.map(({ title, url }) => ({ title, url })) })
}

function listModules(lab: Lab): ReadonlyMap<string, string> {
  const { name, tagline, stage, about, email, accent, logo, licence } = lab
  const { plannedModels, requestedModels, reports, statements, request, newsletter, sponsor } = lab
  const shared = {
    ...{ name, tagline, stage, about, email, accent, logo, licence, slug: toLabSlug(name) },
    hasRequest: request !== undefined,
    hasNewsletter: newsletter !== undefined,
    hasSponsor: sponsor !== undefined,
  }
  const own = { plannedModels, requestedModels, reports, statements, request, newsletter, sponsor }
  return new Map([
    [PREFIX, formatModule(shared)],
    ...Object.entries(own).map(
      ([field, value]) => [`${PREFIX}/${field}`, formatModule({ [field]: value })] as const,
    ),
    [
      STYLES,
      `:root{--accent:light-dark(${accent.light},${accent.dark});--tl-accent:${accent.light};--tl-accent-dark:${accent.dark}}`,
    ],
  ])
}

function formatModule(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) =>
      value === undefined
        ? `export const ${name} = undefined`
        : `export const ${name} = ${JSON.stringify(value)}`,
    )
    .join('\n')
}

/** Fills the gaps of `index.html` with what the language and the lab say. */
function fillHead(html: string, { name, language }: Lab): string {
  const { document, heads } = getPlainTexts(language)
  const { title, description } = heads.dashboard
  const values = new Map(Object.entries({ lab: name, title, description, ...document }))
  return html
    .replace('<html lang="en">', `<html ${toLanguageAttributes(language)}>`)
    .replace(/\{\{(\w+)\}\}/g, (slot, key: string) => {
      const value = values.get(key)
      return value === undefined ? slot : escapeHtml(value)
    })
}
