import { writeFile } from 'node:fs/promises'
import { bundleLayeredStyles, bundleStrongStyles, bundleStyles } from './bundleStyles.js'

await Promise.all([
  written('styles.css', bundleStrongStyles('styles.css')),
  written('styles.layer.css', bundleLayeredStyles('styles.layer.css')),
  written('tokens.css', bundleStyles('theme/tokens.css')),
])

/**
 * @param {string} file
 * @param {string} text
 */
function written(file, text) {
  return writeFile(new URL(`../dist/${file}`, import.meta.url), `${text}\n`)
}
