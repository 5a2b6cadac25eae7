import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { withoutInjection } from './noticeStyles.ts'

const { resolve } = createRequire(import.meta.url)

describe('noticeStyles', () => {
  it('removes only the style injection from sonner', async () => {
    const file = resolve('sonner').replace(/\.js$/, '.mjs')
    const code = await readFile(file, 'utf8')
    const left = withoutInjection(code) ?? ''
    const removed = code.split('\n').filter((line) => !left.split('\n').includes(line))
    expect(removed).toEqual([expect.stringMatching(/^__insertCSS\("\[data-sonner-toaster\]/)])
  })

  it('returns undefined for code that injects styles in another way', () => {
    expect(withoutInjection('document.head.append(style)')).toBeUndefined()
  })
})
