import { writeFile } from 'node:fs/promises'
import { buildScript } from './script.js'

const { code, integrity, beside } = await buildScript()
await Promise.all([
  written('widgets.js', code),
  ...beside.map((file) => written(`widgets-${file.ending}.js`, file.code)),
])
console.log(`widgets.js integrity="${integrity}"`)

/**
 * @param {string} file
 * @param {string} text
 */
function written(file, text) {
  return writeFile(new URL(`../dist/${file}`, import.meta.url), text)
}
