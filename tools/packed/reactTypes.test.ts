import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, inject, it } from 'vitest'
import { compileInMemory } from '../api/compileInMemory.ts'

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

it('the types of ./element give the elements in JSX a class and the types of their events', () => {
  const code = `import './dist/element.js'
    export const board = <safety-leaderboard class="wide"
      onsafety-view={({ currentTarget, detail }) => [currentTarget.view.search, detail.search]} />
    export const comparison = <safety-compare onsafety-select={({ detail }) => detail.ids.length} />
    // @ts-expect-error A class is a text.
    export const wrongClass = <safety-model-card class={1} />
    // @ts-expect-error This event has no ids.
    export const wrongDetail = <safety-leaderboard onsafety-view={({ detail }) => detail.ids} />`
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
  }
  expect(compileInMemory(new Map([[join(folder, 'page.tsx'), code]]), options)).toEqual([])
})
