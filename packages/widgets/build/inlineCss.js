import { bundle } from 'lightningcss'
import { dirname, resolve } from 'node:path'

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
        contents: new TextDecoder().decode(bundle({ filename: fileOf(path), minify: true }).code),
        loader: 'text',
      }))
    },
  }
}

/** @param {string} path */
function fileOf(path) {
  return path.replace(INLINE, '.css')
}
