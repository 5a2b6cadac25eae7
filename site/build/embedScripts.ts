import { build } from 'esbuild'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

const SITE = resolve(import.meta.dirname, '..')
const PACKAGE = resolve(SITE, '../packages/widgets')
// JavaScript without declarations: the package's own build runs it too.
const SCRIPT = '@transparency-lab/widgets/build/script'

/** The scripts that other sites load, by their names below /embed/. */
export interface EmbedScripts {
  readonly files: ReadonlyMap<string, string>
  /** Name of the widgets' script that belongs to this version and to no other. */
  readonly pinnedName: string
}

/** What is told of the pinned script, so that a page can make sure that it gets that one. */
export interface PinnedScript {
  readonly version: string
  /** Its name in the folder of scripts. */
  readonly script: string
  /** For the attribute of this name. */
  readonly integrity: string
}

/** The name below /embed/ of what is told of the pinned script. */
const RELEASE_NAME = 'v1/release.json'

/** Builds every script that an embed needs. */
export async function buildEmbedScripts(): Promise<EmbedScripts> {
  const version = await packageVersion()
  const [widgets, loader, frame] = await Promise.all([
    buildWidgets(),
    bundleScript('loader', version),
    bundleScript('frame', version),
  ])
  // Sites are built between two releases of the package as well, and each name stays one script's.
  const digest = digestOf([widgets.code, ...widgets.beside.map(({ code }) => code)])
  const pinnedName = `widgets-${version}-${digest}.js`
  const release: PinnedScript = { version, script: pinnedName, integrity: widgets.integrity }
  return {
    pinnedName,
    files: new Map([
      ...widgetFiles(pinnedName, widgets),
      ...widgetFiles('v1/widgets.js', widgets),
      ['v1/loader.js', loader],
      ['v1/frame.js', frame],
      [RELEASE_NAME, `${JSON.stringify(release)}\n`],
    ]),
  }
}

/** One script of the embeds, as small as it gets: a page that embeds waits for it. */
export async function bundleScript(name: 'loader' | 'frame', version: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve(SITE, `src/embed/${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { WIDGETS_VERSION: JSON.stringify(version) },
    // Nothing of the repository's settings is about this one file.
    tsconfigRaw: {},
    logLevel: 'warning',
  })
  return outputFiles[0]?.text ?? ''
}

/** The package's one-file script, and what lies beside it. */
interface WidgetScript {
  readonly code: string
  readonly integrity: string
  readonly beside: readonly { readonly ending: string; readonly code: string }[]
}

/** The custom elements' script, built by the package itself. */
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

function digestOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 10)
}

async function packageVersion(): Promise<string> {
  const manifest = await readFile(resolve(PACKAGE, 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { readonly version: string }).version
}
