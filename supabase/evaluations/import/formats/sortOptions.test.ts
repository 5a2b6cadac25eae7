import { expect, it } from 'vitest'
import { addOptions, sortOptions } from './sortOptions.ts'

const KNOWN = {
  neutral: new Set(['device']),
  settings: new Set(['temperature']),
  usual: { revision: /^main$/ },
}

it('takes every option that is not known for a change of the model', () => {
  const options = { device: 'cuda', temperature: 0, revision: 'main', other: { deep: true } }
  expect(sortOptions(options, KNOWN)).toEqual({
    changes: ['other={"deep":true}'],
    settings: ['temperature=0'],
  })
})

it('ignores an option without a value', () => {
  const unset = { a: null, b: undefined, c: '', d: 'None', e: {}, f: [], load_in_4bit: false }
  expect(sortOptions(unset, KNOWN)).toEqual({ changes: [], settings: [] })
  expect(sortOptions({ think: false }, KNOWN).changes).toEqual(['think=false'])
})

it('shows an address without its user and its key', () => {
  const { settings, changes } = sortOptions(
    { temperature: 'https://me:word@host/v1?key=abc123#x', server: 'grpc://me@host:1' },
    KNOWN,
  )
  expect([...settings, ...changes]).toEqual(['temperature=https://host/v1', 'server=grpc://host:1'])
})

it('tells two long texts apart, without their markup and keys', () => {
  const show = (end: string) =>
    sortOptions({ prompt: `<b>${'x'.repeat(500)}${end}`, api_key: 'secret' }, KNOWN).changes.join()
  expect(show('1')).not.toBe(show('2'))
  expect(show('1')).toMatch(/^prompt=b x+… [\da-f]{8}$/)
  expect(addOptions('org/model', [show('1'), show('2')]).length).toBeLessThan(230)
})
