import { bundle } from 'lightningcss'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nestRules } from './nestRules.js'

const INLINE = /\.css\?inline$/
const PACKAGE = fileURLToPath(new URL('..', import.meta.url))

/**
 * Loads a style sheet that is imported with `?inline` as text, bundled with its imports and minified,
 * like Vite.
 *
 * @returns {import('esbuild').Plugin}
 */
export function inlineCss() {
  return {
    name: 'inline-css',
    setup(build) {
      build.onResolve({ filter: INLINE }, ({ path, importer }) => ({
        // Keeps the query, because tsup handles paths that end in .css itself. The path is relative, because
        // source maps contain it and must not reveal the build machine.
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
