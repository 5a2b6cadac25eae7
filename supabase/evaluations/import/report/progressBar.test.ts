import { expect, it } from 'vitest'
import { progressBar } from './progressBar.ts'

function draw(isTTY: boolean) {
  const written: string[] = []
  let time = 0
  const bar = progressBar({ isTTY, write: (text: string) => written.push(text) }, () => time)
  return { written, bar, wait: (ms: number) => (time += ms) }
}

it('renders long work in one line and clears it at the end', () => {
  const { written, bar, wait } = draw(true)
  wait(600)
  bar.update(1, 4)
  bar.update(2, 4)
  wait(200)
  bar.update(3, 4)
  bar.clear()
  expect(written).toHaveLength(3)
  expect(written[0]).toMatch(/^\r█{8}░{22} 1 of 4 files$/)
  expect(written[1]).toContain('3 of 4 files')
  expect(written[2]).toBe('\r\u001B[2K')
})

it('renders nothing for short work or without a terminal', () => {
  const short = draw(true)
  short.bar.update(1, 4)
  short.bar.clear()
  const piped = draw(false)
  piped.wait(5000)
  piped.bar.update(1, 4)
  piped.bar.clear()
  expect([short.written, piped.written]).toEqual([[], []])
})
