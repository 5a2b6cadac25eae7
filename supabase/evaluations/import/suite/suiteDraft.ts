import { rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { suiteSchema } from '../../file/suiteSchema.ts'
import { writeFileAtomic } from '../../file/writeFileAtomic.ts'
import { readJsonFile } from '../../file/readJsonFile.ts'

const draftSchema = suiteSchema.partial()

type Kept = z.infer<typeof draftSchema>

/** The answers about a suite that is not written yet. */
export interface SuiteDraft {
  readonly file: string
  /** What was answered before. */
  readonly answers: Kept
  readonly keep: (answers: Kept) => Promise<void>
}

// Without the ending of the data files, so that no other command takes it for one.
const NAME = 'suite.draft'

/**
 * Opens the draft in a folder, which may be empty.
 *
 * @throws InvalidFileError if a person made it invalid
 */
export async function openSuiteDraft(folder: string): Promise<SuiteDraft> {
  const file = path.join(folder, NAME)
  return {
    file,
    answers: existsSync(file) ? await readJsonFile(file, draftSchema) : {},
    keep: (answers) => writeFileAtomic(file, `${JSON.stringify(answers, null, 2)}\n`),
  }
}

/** Removes the draft in a folder once its suite is written. */
export function removeSuiteDraft(folder: string): Promise<void> {
  return rm(path.join(folder, NAME), { force: true })
}
