import { describe, expect, it } from 'vitest'
import { addOptions, sortOptions } from '../import/formats/sortOptions.ts'
import { InvalidFileError } from './InvalidFileError.ts'
import { showFirstLine, showText } from './showText.ts'

const KEYS = [
  'sk-proj-abcdefghijklmnop',
  'hf_abcDEFghiJKLmnoPQRstuVWXyz0123456',
  'AKIAIOSFODNN7EXAMPLE',
  'ghp_abcdefghij0123456789ABCDEFGHIJ012345',
  'github_pat_11ABCDEFG0abcdefghij',
  'xoxb-123456789012-abcdefghij',
  'AIzaSyA-1234567890abcdefghijklmnopqrstu',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  'd41d8cd98f00b204e9800998ecf8427e',
  'wJalrXUtnFEMI7K7MDENGbPxRfiCYEXAMPLEKEY9',
  'c29tZSByYW5kb20gYnl0ZXMgaGVyZSAxMjM0NTY3ODkw',
  'k3j9x0q2m8v7c5b1n6z4l2p0o9i8u7y6',
]

describe('showText hides', () => {
  it.each(KEYS)('%s', (key) => {
    for (const text of [key, `400: the key ${key}, is wrong`, `{"x":"${key}"}`]) {
      expect(showText(text)).not.toContain(key.slice(4))
      expect(showText(text)).toContain('[hidden]')
    }
  })

  it.each([
    ['Authorization: Bearer abc.def-ghi', 'abc.def'],
    ['api_key="correct horse"', 'correct'],
    ["{'x-api-key': 'opensesame'}", 'opensesame'],
    ['https://user:opensesame@example.org/', 'opensesame'],
    ['postgres://user:open/sesame#1@example.org/lab', 'sesame'],
    ['https://example.org/?token=opensesame&a=1', 'opensesame'],
  ])('the secret of %s', (text, secret) => {
    expect(showText(text)).not.toContain(secret)
  })

  it('joiners that shape nothing', () => {
    const shaped = 'می‌خواهم 👩🏽‍💻 ❤️ क्‍ष'
    expect(showText(shaped)).toBe(shaped)
    expect(showText('a\u200Cb \u200D👩 m\uFE0F می\u200C x')).toBe('a�b �👩 m� می� x')
  })

  it('what controls a terminal', () => {
    expect(showText('a\u001B[2Jb\u202Ec\nd')).toBe('a�[2Jb�c�d')
  })
})

it.each([
  'deepseek-ai/DeepSeek-R1-Distill-Llama-70B-abliterated-GGUF',
  'meta-llama/Meta-Llama-3-1-405B-Instruct-jqf (max_tokens=2048000)',
  'org/model (revision=607a30d783dfa663caf39e06633721c8d4cfcd7e)',
  '/root/.cache/models--org--m/snapshots/607a30d783dfa663caf39e06633721c8d4cfcd7e',
  'data/suite/openai/gpt-4o/3f2504e0-4f89-11d3-9a0c-0305e82c3301.json: it is cut',
  'truthfulqa_multi_mc2_en_with_a_name_of_many_words',
  'inspect_evals/cyse2_vulnerability_exploit',
])('showText leaves names as they are: %s', (text) => {
  expect(showText(text)).toBe(text)
})

describe('every text of a file has a limit', () => {
  it('alone, in the first line of an error, and in the lines of a problem', () => {
    expect(showText('x'.repeat(1e6))).toHaveLength(201)
    expect(showFirstLine(`\n${'x '.repeat(1e6)}\nrest`)).toHaveLength(201)
    expect(new InvalidFileError(['x '.repeat(1e6)]).message).toHaveLength(2001)
  })

  it('and options with different keys have different names', () => {
    const known = { neutral: new Set<string>(), settings: new Set<string>(), usual: {} }
    const [first, second] = KEYS.map((key) => {
      const { changes } = sortOptions({ header: `Bearer ${key}` }, known)
      return addOptions('org/model', changes)
    })
    expect(first).toMatch(/^org\/model \(header=Bearer +hidden… [\da-f]{8}\)$/)
    expect(second).not.toBe(first)
  })
})
