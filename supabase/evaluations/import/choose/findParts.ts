import type { JudgedFigure } from './judgeFigure.ts'
import type { Aliases } from '../models/readAliases.ts'
import type { TakenFigure } from './FileReport.ts'

/**
 * Finds the figures over a part of the prompts of another figure of the same model, each with the reason
 * why it is not used: together they would count the same answers twice.
 */
export function findParts(
  taken: readonly TakenFigure[],
  aliases: Aliases,
): ReadonlyMap<JudgedFigure, string> {
  const wholes = new Map<string, TakenFigure>()
  for (const figure of taken) {
    const key = getKey(figure, aliases, figure.meaning.part)
    if (key !== undefined && !wholes.has(key)) wholes.set(key, figure)
  }
  const parts = new Map<JudgedFigure, string>()
  for (const figure of taken) {
    const { category, part, within } = figure.meaning
    const larger = part === undefined ? [] : [undefined, within]
    const whole = larger
      .map((each) => wholes.get(getKey(figure, aliases, each) ?? ''))
      .find(
        (other) => other !== undefined && other !== figure && other.meaning.category === category,
      )
    if (whole === undefined) continue
    const reason = 'it covers a part of the prompts of another figure, which is used'
    parts.set(figure.judged, `${reason}: ${whole.meaning.subcategory}`)
  }
  return parts
}

/** Returns the key of the figures over a part of the prompts, or over all if it is undefined. */
function getKey(
  { meaning, run }: TakenFigure,
  aliases: Aliases,
  part: string | undefined,
): string | undefined {
  const model = run.model ?? ''
  if (meaning.prompts === undefined) return undefined
  return JSON.stringify([aliases.get(model)?.id ?? model, meaning.prompts, part ?? null])
}
