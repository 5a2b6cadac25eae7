import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { askSuite } from './askSuite.ts'
import { SUITE } from '../testing/suite.ts'

async function ask(lines: readonly string[]) {
  const output = new PassThrough()
  const written = text(output)
  try {
    const suite = await askSuite(
      { input: Readable.from(lines.map((line) => `${line}\n`)), output },
      { check: () => Promise.resolve([]), categories: ['factuality', 'toxicity'] },
      { file: 'suite.draft', answers: {}, keep: () => Promise.resolve() },
    )
    return { suite, error: undefined }
  } catch (error) {
    return { suite: undefined, error: error as Error }
  } finally {
    output.end()
    shown = await written
  }
}

/** Presses Ctrl+C in a terminal once it shows this question. */
async function stopAt(question: string) {
  const input = new PassThrough()
  const output = Object.assign(new PassThrough(), { isTTY: true })
  output.on('data', (data: Buffer) => {
    if (data.toString().includes(question)) input.write('\u0003')
  })
  for (const answer of Object.values(SUITE)) input.write(`${answer}\n`)
  return askSuite(
    { input, output },
    { check: () => Promise.resolve([]), categories: ['factuality'] },
    { file: 'suite.draft', answers: {}, keep: () => Promise.resolve() },
  )
}
let shown = ''

it('prompts for every field until the answer is valid', async () => {
  const answers = Object.values(SUITE).map(String)
  const { suite } = await ask(['Not A Slug', ...answers])
  expect(suite).toEqual(SUITE)
  expect(shown).toContain('id:   allowed: lowercase letters and digits')
  expect(shown).toContain('published on: ')
})

it('asks for what the suite measured and for caveats, and leaves out what has no answer', async () => {
  const answers = Object.values(SUITE).map(String)
  const told = ['Truthful answers', 'Truth', '', 'x'.repeat(91), 'In Japanese.', 'Few prompts.', '']
  const { suite } = await ask([...answers, ...told])
  expect(suite).toEqual({
    ...SUITE,
    categories: { factuality: { measures: 'Truthful answers', short: 'Truth' } },
    caveats: ['In Japanese.', 'Few prompts.'],
  })
  expect(shown).toMatch(/caveat 1 of at most 3: {3}allowed: one line of text of 1 to 90 characters/)
  expect((await ask([...answers, '', '', ''])).suite).toEqual(SUITE)
})

it('throws if the input ends early', async () => {
  const { error } = await ask(['truthfulqa-test'])
  expect(error?.message).toMatch(/^the questions about the suite were not answered; start again/)
})

it('throws at Ctrl+C, even at a question that may be left out', async () => {
  await expect(stopAt('factuality measures (one sentence)')).rejects.toThrow('start again')
})
