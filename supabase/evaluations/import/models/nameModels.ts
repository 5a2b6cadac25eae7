import type { FileModel } from '../../file/evaluationsFile.ts'
import { slugSchema } from '../../file/fields.ts'
import { createSlug } from './createSlug.ts'
import { isNoName } from './isNoName.ts'
import { nameProvider } from './nameProvider.ts'
import { proposeAliases } from './proposeAliases.ts'
import type { Aliases } from './readAliases.ts'
import type { TakenFigure } from '../choose/FileReport.ts'

/** A model with its figures and its names. */
export interface NamedModel {
  readonly id: string
  /** The exact ids in the results. */
  readonly ids: readonly string[]
  readonly alias: Pick<FileModel, 'model_url' | 'name' | 'provider' | 'weights'>
  readonly figures: readonly TakenFigure[]
  /** Problems that must be resolved by hand before the model can be written. */
  readonly problems: readonly string[]
}

/**
 * Names every model from the aliases, or else from its exact id.
 * Two ids are one model only if an alias joins them.
 */
export function nameModels(taken: readonly TakenFigure[], aliases: Aliases): NamedModel[] {
  const byId = new Map<string, TakenFigure[]>()
  for (const figure of taken) {
    const id = getId(figure.run.model ?? '', aliases)
    const figures = byId.get(id)
    if (figures === undefined) byId.set(id, [figure])
    else figures.push(figure)
  }
  return [...byId]
    .map(([id, figures]) => nameModel(id, figures, aliases))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
}

function getId(model: string, aliases: Aliases): string {
  return aliases.get(model)?.id ?? createSlug(model)
}

function nameModel(id: string, figures: readonly TakenFigure[], aliases: Aliases): NamedModel {
  const ids = [...new Set(figures.map(({ run }) => run.model ?? ''))]
  const given = ids.flatMap((exact) => aliases.get(exact) ?? [])
  const runs = figures.map(({ run }) => run)
  const first = <Value>(values: readonly (Value | undefined)[]) =>
    values.find((value) => value !== undefined)
  const provider = first([
    ...given.map((alias) => alias.provider),
    ...runs.map((run) => nameProvider(run, aliases)),
  ])
  const name = first([...given.map((alias) => alias.name), ...runs.map(readName)])
  const weights = first([...given.map((alias) => alias.weights), ...runs.map((run) => run.weights)])
  return {
    id,
    ids,
    figures,
    alias: {
      name: name ?? ids[0] ?? id,
      provider: provider ?? '',
      weights: weights ?? 'unknown',
      model_url: first(given.map((alias) => alias.model_url)) ?? null,
    },
    problems: [
      ...(slugSchema.safeParse(id).success
        ? []
        : [`no id can be derived from ${ids.map((exact) => JSON.stringify(exact)).join(' and ')}`]),
      ...sameIdProblems(id, ids, aliases),
      ...(provider === undefined ? [`the maker of ${JSON.stringify(ids[0])} is unknown`] : []),
    ].map((problem) => `${problem}; allowed: an entry in the aliases, as ${proposal(ids, id)}`),
  }
}

/** Returns the name that a file gives to its model, if it is one. */
function readName({ modelName }: TakenFigure['run']): string | undefined {
  return modelName === undefined || isNoName(modelName) ? undefined : modelName
}

function sameIdProblems(id: string, ids: readonly string[], aliases: Aliases): string[] {
  const unnamed = ids.filter((exact) => !aliases.has(exact))
  if (ids.length === 1 || unnamed.length === 0 || id === '') return []
  return [`${ids.map((exact) => JSON.stringify(exact)).join(' and ')} would both be ${id}`]
}

/** Proposes an entry for the first exact id, or for each of those that share no id yet. */
function proposal(ids: readonly string[], id: string): string {
  return proposeAliases(id === '' ? ids : ids.slice(0, 1), id)
}
