import { z } from 'zod'
import { parseJson } from '../../../file/json/parseJson.ts'

type Arguments = Readonly<Record<string, unknown>>

const schema = z.record(z.string(), z.unknown())

/**
 * Parses arguments: newer versions write an object, older ones text like "a=1,b=2". A piece without "="
 * continues the value before it. Text of another form becomes an argument of its own, so that none is lost.
 */
export function readArguments(given: unknown): Arguments {
  if (Array.isArray(given)) return readArguments(given.join(','))
  if (typeof given !== 'string') return schema.catch({}).parse(given)
  return readObject(given) ?? readPairs(given)
}

function readObject(text: string): Arguments | undefined {
  if (!text.trimStart().startsWith('{')) return undefined
  try {
    return schema.parse(parseJson(text))
  } catch {
    // It is text of another form, which becomes an argument.
    return undefined
  }
}

function readPairs(text: string): Arguments {
  const pairs: [name: string, value: string][] = []
  for (const piece of text.split(',')) {
    const [name = '', ...value] = piece.split('=')
    const last = pairs.at(-1)
    if (value.length > 0) pairs.push([name.trim(), value.join('=')])
    else if (last !== undefined) last[1] += `,${piece}`
    else pairs.push(['arguments', piece])
  }
  return Object.fromEntries(pairs)
}
