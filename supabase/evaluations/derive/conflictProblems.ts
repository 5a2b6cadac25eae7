import type { PublishedFile } from './PublishedFile.ts'

/** The parts of a valid file that are compared. */
export type ComparedFile = Pick<PublishedFile, 'dataset' | 'file' | 'path'>

/** A value of a file that another file may contradict. */
interface Claim {
  /** Claims with the same key are about the same thing. */
  readonly key: string
  readonly path: string
  /** The field, after the path of the file. */
  readonly field: string
  readonly value: string | number | undefined
}

/** Finds the contradictions of files that are valid by themselves with their names and with each other. */
export function conflictProblems(files: readonly ComparedFile[]): string[] {
  return [
    ...files.flatMap(nameProblem),
    ...findShared(files.map(suiteId), 'an id that no other file has'),
    ...findShared(files.flatMap(position), 'a position that no other file has'),
    ...findShared(
      files.flatMap(evaluationIds),
      'a name of the file that makes ids which no other file has',
    ),
    ...findDifferent(files.flatMap(modelFacts)),
  ]
}

/** Finds a suite in a file of another name. A command that writes the suite would add a second file. */
function nameProblem({ path, dataset, file: { suite } }: ComparedFile): string[] {
  if (suite === undefined || suite.id === dataset) return []
  const [name, id] = [dataset, suite.id].map((word) => JSON.stringify(word))
  return [
    `${path}: suite.id is ${id}; allowed: ${name}, as the file is named, or the name ${id} for the file`,
  ]
}

// All files without a suite would share the suite “unnamed”, although their results are not comparable.
const suiteId = ({ path, file: { suite } }: ComparedFile): Claim => ({
  key: suite?.id ?? '',
  path,
  field: suite === undefined ? 'suite' : 'suite.id',
  value: suite?.id,
})

const position = ({ path, file: { suite } }: ComparedFile): Claim[] =>
  suite?.position === undefined
    ? []
    : [{ key: `${suite.position}`, path, field: 'suite.position', value: suite.position }]

const evaluationIds = ({ path, dataset, file: { models } }: ComparedFile): Claim[] =>
  models.map((model) => {
    const value = `${dataset}-${model.id}-${model.evaluation_date}`
    return {
      key: value,
      path,
      field: `model ${JSON.stringify(model.id)}: the id of its evaluation`,
      value,
    }
  })

const modelFacts = ({ path, file: { models } }: ComparedFile): Claim[] =>
  models.flatMap((model) =>
    (['name', 'provider', 'weights'] as const)
      .filter((field) => model[field] !== 'unknown' || field !== 'weights')
      .map((field) => ({
        key: `${field} ${model.id}`,
        path,
        field: `model ${JSON.stringify(model.id)}: ${field}`,
        value: model[field],
      })),
  )

function findShared(claims: readonly Claim[], allowed: string): string[] {
  return compareToFirst(claims).map(
    ([first, claim]) => `${describe(claim)}, as in ${first.path}; allowed: ${allowed}`,
  )
}

function findDifferent(claims: readonly Claim[]): string[] {
  return compareToFirst(claims)
    .filter(([first, claim]) => first.value !== claim.value)
    .map(
      ([first, claim]) =>
        `${describe(claim)}; allowed: ${JSON.stringify(first.value)}, as in ${first.path}`,
    )
}

/** Pairs each claim with the first one of the same key, except the first itself. */
function compareToFirst(claims: readonly Claim[]): (readonly [first: Claim, claim: Claim])[] {
  const firsts = new Map<string, Claim>()
  return claims.flatMap((claim) => {
    const first = firsts.get(claim.key)
    if (first !== undefined) return [[first, claim] as const]
    firsts.set(claim.key, claim)
    return []
  })
}

function describe({ path, field, value }: Claim): string {
  return `${path}: ${field} is ${value === undefined ? 'absent' : JSON.stringify(value)}`
}
