/** A block of code in a document. */
export interface Snippet {
  /** The language after the fence, such as `tsx`. */
  readonly language: string
  /** The line of its first line of code, from 1. */
  readonly line: number
  readonly code: string
}

const BLOCK = /^```(\w+)\n([\s\S]*?)^```$/gm

/** Returns the blocks of code of a Markdown document. */
export function readSnippets(text: string): Snippet[] {
  return [...text.matchAll(BLOCK)].map(({ 1: language = '', 2: code = '', index }) => ({
    language,
    line: text.slice(0, index).split('\n').length + 1,
    code,
  }))
}

/** An element of the package in a snippet, of HTML or of a template. */
export interface SnippetTag {
  readonly name: string
  /** The attributes, and the properties that a template sets. */
  readonly attributes: readonly string[]
  /** The events that a template listens to. */
  readonly events: readonly string[]
}

const TAG = /<(safety-[a-z-]+)((?:[^>"{]|"[^"]*"|\{[^}]*\}|=>)*)>/g
const PART = /(?:^|\s)(?:\{(\w+)\}|([:@\w-]+)(?==|\s|$))/g

/** Returns the elements of the package in a snippet. */
export function readTags(code: string): SnippetTag[] {
  return [...code.matchAll(TAG)].map(({ 1: name = '', 2: inside = '' }) => {
    const plain = inside.replace(/="[^"]*"|=\{[^}]*\}/g, '=')
    const parts = [...plain.matchAll(PART)].map(([, short, long = '']) => short ?? long)
    const isEvent = (part: string) => /^(?:@|on)safety-/.test(part)
    return {
      name,
      attributes: parts.filter((part) => !isEvent(part)).map((part) => part.replace(/^:/, '')),
      events: parts.filter(isEvent).map((part) => part.replace(/^(?:@|on)/, '')),
    }
  })
}
