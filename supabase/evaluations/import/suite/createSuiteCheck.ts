import { InvalidFileError } from '../../file/InvalidFileError.ts'
import { suiteSchema, type Suite } from '../../file/suiteSchema.ts'
import type { SuiteCheck } from './askSuite.ts'
import { buildFile } from './buildFile.ts'
import type { TakenFigure } from '../choose/FileReport.ts'
import type { Aliases } from '../models/readAliases.ts'
import { prepareSuite, type SuitePlace } from './writeSuite.ts'

const DAY = 10
/** Placeholders for the fields that have no answer yet. */
const DRAFT: Omit<Suite, 'published_on' | 'relationship'> = {
  id: 'draft-of-an-import',
  title: 'Draft',
  version: '1',
  language: 'English',
  evaluator: 'Draft',
  url: 'https://example.org/',
  licence: 'Draft',
  licence_url: 'https://example.org/',
  description: 'Draft',
}

/** What an import would write, and where. */
export interface PlannedImport {
  readonly taken: readonly TakenFigure[]
  readonly aliases: Aliases
  readonly place: SuitePlace
}

/**
 * Creates the check of the answers about a suite, which finds at each answer what would prevent the import.
 *
 * @throws InvalidFileError if no answers could make a valid file
 */
export async function createSuiteCheck({
  taken,
  aliases,
  place,
}: PlannedImport): Promise<SuiteCheck> {
  const declared = taken.map(({ run }) => run.relationship).find(isRelationship)
  const draft: Suite = {
    ...DRAFT,
    published_on: new Date().toISOString().slice(0, DAY),
    relationship: declared ?? 'third_party',
  }
  const prepare = async (answers: Partial<Suite>) => {
    await prepareSuite(buildFile({ ...draft, ...answers }, taken, aliases), place)
  }
  await prepare({})
  return async (answers) => {
    try {
      await prepare(answers)
      return []
    } catch (error) {
      if (error instanceof InvalidFileError) return error.problems
      throw error
    }
  }
}

function isRelationship(word: string | undefined): word is Suite['relationship'] {
  return suiteSchema.shape.relationship.safeParse(word).success
}
