import { bundle } from 'lightningcss'
import { dirname, resolve } from 'node:path'
import { nestRules } from './nestRules.js'

const INLINE = /\.css\?inline$/

/**
 * Gives a stylesheet that is imported with `?inline` as its text, minified and with all that it
 * imports, as Vite does.
 *
 * @returns {import('esbuild').Plugin}
 */
export function inlineCss() {
  return {
    name: 'inline-css',
    setup(build) {
      build.onResolve({ filter: INLINE }, ({ path, importer }) => ({
        // Keeps its query: by a name that ends in .css, the package's builder takes it for its own.
        path: resolve(dirname(importer), path),
        namespace: 'inline-css',
      }))
      build.onLoad({ filter: /.*/, namespace: 'inline-css' }, ({ path }) => ({
        contents: nestRules(minified(fileOf(path)), '.tl-root'),
        loader: 'text',
      }))
    },
  }
}

/** @param {string} filename */
function minified(filename) {
  return new TextDecoder().decode(bundle({ filename, minify: true }).code)
}

/** @param {string} path */
function fileOf(path) {
  return path.replace(INLINE, '.css')
}
