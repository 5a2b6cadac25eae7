import { DATA_FOLDER, listDataFiles } from '../file/listDataFiles.ts'
import { readModelBases } from './modelBases.ts'
import { BASES_NAME } from '../file/nameFiles.ts'
import { readDataFile } from '../file/readDataFile.ts'
import { SHOWN_FOLDER } from '../../evaluationsFolder.ts'
import { parseCommandLine } from '../parseCommandLine.ts'
import { proposeBase, type ProposedBase, type UnnamedModel } from './proposeBase.ts'

const USAGE = `Usage: pnpm evaluations bases [files]

Proposes a base and a configuration for each model that has no line in ${SHOWN_FOLDER}/data/${BASES_NAME}, from its
name alone. It prints the lines to paste, with their reasons, and writes nothing: a person confirms each line
and says in its reason how it is known. A model that may be another one stays apart.

  files   suites; every file of ${SHOWN_FOLDER}/data unless named
  --help  this text`

const OPTIONS = { help: { type: 'boolean' } } as const

const GROUPS = [
  ['shared', 'A configuration of a base that other models have'],
  ['new', 'A base of its own'],
  ['unsure', 'Unsure, so apart'],
] as const

/**
 * Runs `pnpm evaluations bases`. It writes nothing.
 *
 * @throws InvalidFileError if a file is invalid
 * @throws UsageError if an option is unknown
 */
export async function basesCommand(
  args: readonly string[],
  folder: string = DATA_FOLDER,
): Promise<void> {
  const { values, positionals } = readArguments(args)
  if (values.help === true) {
    console.log(USAGE)
    return
  }
  const names = positionals.length > 0 ? positionals : await listDataFiles(folder)
  const files = await Promise.all(names.map((name) => readDataFile(name)))
  const known = await readModelBases(folder)
  const unnamed = new Map<string, UnnamedModel>()
  for (const { id, provider } of files.flatMap(({ models }) => models)) {
    if (!known.has(id)) unnamed.set(id, { id, provider })
  }
  const proposed = new Map([...unnamed].map(([id, model]) => [id, proposeBase(model, known)]))
  console.log(formatProposals(proposed))
}

function formatProposals(proposed: ReadonlyMap<string, ProposedBase>): string {
  if (proposed.size === 0) return `Every model has a base in ${BASES_NAME}.`
  const groups = GROUPS.flatMap(([kind, title]) => {
    const found = [...proposed].filter(([, proposal]) => proposal.kind === kind)
    return found.length === 0 ? [] : [`${title} (${found.length}):`, ...found.map(formatLine), '']
  })
  const models = `Models without a base in ${BASES_NAME}: ${proposed.size}. Nothing was written.`
  return [models, '', ...groups].join('\n').trimEnd()
}

function formatLine([id, { base, configuration, reason }]: readonly [
  string,
  ProposedBase,
]): string {
  return `${JSON.stringify(id)}: ${JSON.stringify({ base, configuration, reason })},`
}

function readArguments(args: readonly string[]) {
  return parseCommandLine({ args: [...args], options: OPTIONS, allowPositionals: true }, USAGE)
}
