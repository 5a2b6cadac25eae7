import { hostFrames } from './hostFrames.ts'

/** The version of the package that the loader was built with; the bundler writes it here. */
declare const WIDGETS_VERSION: string

declare global {
  interface Window {
    /** What the loader gives to the page; its presence says that it is loaded. */
    TransparencyLab?: {
      /** Looks for new places at once, for a page that will not wait until they are noticed. */
      readonly load: () => void
      readonly version: string
    }
  }
}

const { TransparencyLab: first } = window
// An element with this id is there under the same name.
if (typeof first?.load === 'function') {
  if (first.version !== WIDGETS_VERSION) {
    console.warn(`Two loaders: ${first.version} is used, not ${WIDGETS_VERSION}.`)
  }
  first.load()
} else {
  const { src } = document.currentScript as HTMLScriptElement
  // The loader lies in a folder of its own beside the pages of the frames.
  window.TransparencyLab = { load: hostFrames(new URL('..', src)), version: WIDGETS_VERSION }
}
