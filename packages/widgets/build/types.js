import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'
import { ENTRIES, TYPE_ENTRIES } from './entries.js'

// The native compiler emits the types in a fifth of the time that version 5 takes.
const path = fileURLToPath(new URL('../../../node_modules/typescript-7/bin/tsc', import.meta.url))

const bundle = await rolldown({
  input: { ...ENTRIES, ...TYPE_ENTRIES },
  external: /^[^./]/,
  plugins: [dts({ dtsOnly: true, tsgo: { path } }), withoutBareImports()],
})
await bundle.write({
  dir: 'dist',
  // Shared with files that need React, they would make the types of the elements need it.
  codeSplitting: { groups: [{ name: 'theme.d', test: /\/src\/theme\// }] },
})

/**
 * Removes imports of a file without a name. A file of types has no side effects, and the types of the script would
 * import React's by it.
 *
 * @returns {import('rolldown').Plugin}
 */
function withoutBareImports() {
  return {
    name: 'without-bare-imports',
    renderChunk: { order: 'post', handler: (code) => code.replace(/^import "\.\/.*";\n/gm, '') },
  }
}
