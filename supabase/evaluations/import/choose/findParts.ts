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
    const key = getKey(figure, aliases)
    if (figure.meaning.part === undefined && key !== undefined && !wholes.has(key)) {
      wholes.set(key, figure)
    }
  }
  const parts = new Map<JudgedFigure, string>()
  for (const figure of taken) {
    const whole = wholes.get(getKey(figure, aliases) ?? '')
    if (figure.meaning.part === undefined || whole === undefined) continue
    const { category, subcategory } = whole.meaning
    if (category !== figure.meaning.category) continue
    const reason = 'it covers a part of the prompts of another figure, which is used'
    parts.set(figure.judged, `${reason}: ${subcategory}`)
  }
  return parts
}

function getKey({ meaning, run }: TakenFigure, aliases: Aliases): string | undefined {
  const model = run.model ?? ''
  if (meaning.prompts === undefined) return undefined
  return JSON.stringify([aliases.get(model)?.id ?? model, meaning.prompts])
}
