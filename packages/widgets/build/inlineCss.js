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
        path: resolve(dirname(importer), path.replace(INLINE, '.css')),
        namespace: 'inline-css',
      }))
      build.onLoad({ filter: /.*/, namespace: 'inline-css' }, ({ path }) => ({
        contents: new TextDecoder().decode(bundle({ filename: path, minify: true }).code),
        loader: 'text',
      }))
    },
  }
}
