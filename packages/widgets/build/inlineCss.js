import { bundle } from 'lightningcss'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nestRules } from './nestRules.js'

const INLINE = /\.css\?inline$/
const PACKAGE = fileURLToPath(new URL('..', import.meta.url))

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
        // Keeps its query: by a name that ends in .css, the package's builder takes it for its own. Source
        // maps name it, and are to tell nothing of the machine that they were made on.
        path: relative(PACKAGE, resolve(dirname(importer), path)),
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
  return resolve(PACKAGE, path.replace(INLINE, '.css'))
}
