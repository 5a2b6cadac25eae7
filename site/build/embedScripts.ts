import { build, type Plugin } from 'esbuild'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { buildEmbedStyles } from './embedStyles.ts'

const SITE = resolve(import.meta.dirname, '..')
const PACKAGE = resolve(SITE, '../packages/widgets')
// JavaScript without type declarations, because the package's own build runs it too.
const SCRIPT = '@transparency-lab/widgets/build/script'
const OWN_PROPERTIES = '@transparency-lab/widgets/build/ownProperties'

/** The scripts that other sites load, keyed by path below /embed/. */
export interface EmbedScripts {
  readonly files: ReadonlyMap<string, string>
  /** File name of the widget script, unique to this build. */
  readonly pinnedName: string
  /** File name of the styles of prerendered figures, unique to their content. */
  readonly stylesName: string
}

/** Describes the pinned script, so that a page can load exactly that file. */
export interface PinnedScript {
  readonly version: string
  /** File name, in the folder of scripts. */
  readonly script: string
  /** Value of the script element's `integrity` attribute. */
  readonly integrity: string
}

/** The site's own scripts for embeds: modules of `src/embed`, and files below /embed/v1/. */
const OWN_SCRIPTS = ['loader', 'frame', 'prerendered'] as const

/** Path of the pinned script's description, below /embed/. */
const RELEASE_NAME = 'v1/release.json'

/** Builds every script that embeds load. */
export async function buildEmbedScripts(): Promise<EmbedScripts> {
  const version = await readPackageVersion()
  const [widgets, styles, ...own] = await Promise.all([
    buildWidgets(),
    buildEmbedStyles(),
    ...OWN_SCRIPTS.map((name) => bundleScript(name, version)),
  ])
  // The site is also built between releases of the package, so the version alone is not unique.
  const digest = shortHash([widgets.code, ...widgets.beside.map(({ code }) => code)])
  const pinnedName = `widgets-${version}-${digest}.js`
  const stylesName = `widgets-${version}-${shortHash([styles])}.css`
  const release: PinnedScript = { version, script: pinnedName, integrity: widgets.integrity }
  return {
    pinnedName,
    stylesName,
    files: new Map([
      ...widgetFiles(pinnedName, widgets),
      ...widgetFiles('v1/widgets.js', widgets),
      ...OWN_SCRIPTS.map((name, index) => [`v1/${name}.js`, own[index] ?? ''] as const),
      [stylesName, styles],
      [RELEASE_NAME, `${JSON.stringify(release)}\n`],
    ]),
  }
}

/** Bundles and minifies one of the site's own scripts. */
export async function bundleScript(
  name: (typeof OWN_SCRIPTS)[number],
  version: string,
): Promise<string> {
  const { ownProperties } = (await import(/* @vite-ignore */ OWN_PROPERTIES)) as {
    readonly ownProperties: (options: { readonly filter: RegExp }) => Plugin
  }
  const { outputFiles } = await build({
    plugins: [ownProperties({ filter: /\/embed\/\w+\.ts$/ })],
    entryPoints: [resolve(SITE, `src/embed/${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { WIDGETS_VERSION: JSON.stringify(version) },
    // Ignores the repository's tsconfig.
    tsconfigRaw: {},
    logLevel: 'warning',
  })
  return outputFiles[0]?.text ?? ''
}

/** The package's single-file script, and the chunks that it lazy-loads. */
interface WidgetScript {
  readonly code: string
  readonly integrity: string
  readonly beside: readonly { readonly ending: string; readonly code: string }[]
}

/** Builds the script of the custom elements, with the package's own build. */
async function buildWidgets(): Promise<WidgetScript> {
  const { buildScript } = (await import(/* @vite-ignore */ SCRIPT)) as {
    readonly buildScript: () => Promise<WidgetScript>
  }
  return buildScript()
}

function widgetFiles(name: string, { code, beside }: WidgetScript): (readonly [string, string])[] {
  return [
    [name, code],
    ...beside.map((file) => [name.replace(/\.js$/, `-${file.ending}.js`), file.code] as const),
  ]
}

export function shortHash(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 10)
}

async function readPackageVersion(): Promise<string> {
  const manifest = await readFile(resolve(PACKAGE, 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { readonly version: string }).version
}
