/** The part of a text that is written by a command: between two comments that name it. */
export function readMarkedPart(text: string, name: string): string {
  const [, part] = expressionFor(name).exec(text) ?? []
  if (part === undefined) throw new Error(missing(name))
  return part.trim()
}

/** The text with another part in the place of the marked one. */
export function replaceMarkedPart(text: string, name: string, part: string): string {
  if (!expressionFor(name).test(text)) throw new Error(missing(name))
  return text.replace(expressionFor(name), () => `${opening(name)}\n\n${part}\n\n${closing(name)}`)
}

function expressionFor(name: string): RegExp {
  return new RegExp(`${opening(name)}([\\s\\S]*?)${closing(name)}`)
}

function opening(name: string): string {
  return `<!-- ${name}: written by pnpm ${name} -->`
}

function closing(name: string): string {
  return `<!-- /${name} -->`
}

function missing(name: string): string {
  return `The text lacks the comments “${opening(name)}” and “${closing(name)}”.`
}
