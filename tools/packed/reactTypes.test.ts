import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'

const { folder } = inject('packed')

it.each(['standalone', 'vue', 'svelte', 'domain', 'snapshot', 'supabase'])(
  'the types of ./%s need no types of React',
  (entry) => {
    const files = new Set([`${entry}.d.ts`])
    const packages = new Set<string>()
    for (const file of files) {
      const code = readFileSync(join(folder, 'dist', file), 'utf8')
      for (const [, from = ''] of code.matchAll(/(?:from|import|import\()\s*["']([^"']+)["']/g)) {
        if (from.startsWith('./')) files.add(from.slice(2).replace(/\.js$/, '.d.ts'))
        else packages.add(from)
      }
    }
    expect([...packages].filter((name) => /^react(?:-dom)?(?:\/|$)/.test(name))).toEqual([])
  },
)
