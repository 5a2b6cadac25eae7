import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { bundle } from 'lightningcss'

await Promise.all([
  written('styles.css', bundled('styles.css')),
  written('styles.layer.css', bundled('styles.layer.css')),
  written('tokens.css', bundled('theme/tokens.css')),
])

/** @param {string} file */
function bundled(file) {
  const filename = fileURLToPath(new URL(`../src/${file}`, import.meta.url))
  return new TextDecoder().decode(bundle({ filename, minify: true }).code)
}

/**
 * @param {string} file
 * @param {string} text
 */
function written(file, text) {
  return writeFile(new URL(`../dist/${file}`, import.meta.url), `${text}\n`)
}
