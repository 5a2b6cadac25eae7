import { mountFrames } from './mountFrames.ts'

/** The version of the package, inserted by the bundler. */
declare const WIDGETS_VERSION: string

declare global {
  interface Window {
    /** The loader's API; present once the loader has run. */
    TransparencyLab?: {
      /** Mounts new frames immediately, without waiting for the mutation observer. */
      readonly load: () => void
      readonly version: string
    }
  }
}

const { TransparencyLab: first } = window
// An element with this id is also a property of `window`, so the type is checked.
if (typeof first?.load === 'function') {
  if (first.version !== WIDGETS_VERSION) {
    console.warn(`Two loaders: ${first.version} is used, not ${WIDGETS_VERSION}.`)
  }
  first.load()
} else {
  const { src } = document.currentScript as HTMLScriptElement
  // The embed pages are in the parent folder of the loader's.
  window.TransparencyLab = { load: mountFrames(new URL('..', src)), version: WIDGETS_VERSION }
}
