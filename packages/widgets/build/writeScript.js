import { writeFile } from 'node:fs/promises'
import { buildScript } from './script.js'

const { code, integrity, languages } = await buildScript()
await Promise.all([
  written('widgets.js', code),
  ...languages.map((file) => written(`widgets-${file.language}.js`, file.code)),
])
console.log(`widgets.js integrity="${integrity}"`)

/**
 * @param {string} file
 * @param {string} text
 */
function written(file, text) {
  return writeFile(new URL(`../dist/${file}`, import.meta.url), text)
}
