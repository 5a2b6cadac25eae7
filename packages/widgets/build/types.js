import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'
import { ENTRIES, TYPE_ENTRIES } from './entries.js'

// The native compiler emits the types in a fifth of the time that version 5 takes.
const path = fileURLToPath(new URL('../../../node_modules/typescript-7/bin/tsc', import.meta.url))

const bundle = await rolldown({
  input: { ...ENTRIES, ...TYPE_ENTRIES },
  external: /^[^./]/,
  plugins: [dts({ dtsOnly: true, tsgo: { path } })],
})
await bundle.write({ dir: 'dist' })
