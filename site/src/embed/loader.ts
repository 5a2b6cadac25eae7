import { mountFrames } from './mountFrames.ts'

/** The version of the package, inserted by the bundler. */
declare const WIDGETS_VERSION: string

/** The loader's API on the page. */
interface Loader {
  /**
   * Mounts new frames immediately, without waiting for the mutation observer. The loader does not see
   * shadow roots by itself: pass each root that contains placeholders.
   */
  readonly load: (root?: unknown) => void
  readonly version: string
  /** The base URL of the embed pages, for places that no loader's script follows. */
  readonly folder?: string
}

declare global {
  interface Window {
    /** The loader's API; present once the loader has run. */
    TransparencyLab?: Loader
    /**
     * The loader's API under a symbol: an element of the page can be named `TransparencyLab`, but no element can be
     * named by a symbol.
     */
    [LOADER]?: Loader
  }
}

const LOADER: unique symbol = Symbol.for('TransparencyLab') as never

const script = document.currentScript
// The embed pages are in the parent folder of the loader's.
const folder =
  script instanceof HTMLScriptElement && script.src !== '' ? new URL('..', script.src).href : ''
const first = window[LOADER]
if (first !== undefined) {
  first.load()
  const folders = [first.folder, folder]
  const hasNoPlace = folders.some((each) => !document.querySelector(`iframe[src^="${each}"]`))
  if (first.version !== WIDGETS_VERSION || (folder !== first.folder && hasNoPlace)) {
    console.warn(
      `Two loaders: ${first.version} ${first.folder ?? ''} runs, not ${WIDGETS_VERSION} ${folder}.`,
    )
  }
} else if (folder !== '') {
  const value = { load: mountFrames(new URL(folder)), version: WIDGETS_VERSION, folder }
  for (const name of ['TransparencyLab', LOADER]) {
    Object.defineProperty(window, name, { value, configurable: true, writable: true })
  }
} else {
  console.error(
    'No frame of an evaluation: load its loader by a script element with a src, not as a module.',
  )
}
