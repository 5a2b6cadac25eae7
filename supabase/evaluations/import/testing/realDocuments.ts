import { stat } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { DATA_FOLDER } from '../../file/listDataFiles.ts'
import type { ImportDocument } from '../formats/importer.ts'
import { listFiles } from '../reading/listFiles.ts'
import { openGroup } from '../reading/openGroup.ts'

/** The folder of published results that the tests read. */
export const REAL_FILES = fileURLToPath(new URL('../files/', import.meta.url))

/** The meaning of the columns of the Vectara leaderboard, which its feed has too. */
export const VECTARA_MAPPING = path.join(DATA_FOLDER, 'feeds/vectara-hallucination.json')

/** Opens a document in this folder: a file or the folder of a run. */
export async function realDocument(name: string): Promise<ImportDocument> {
  const documents = await realDocuments(name)
  const found = documents.find((document) => document.path === path.join(REAL_FILES, name))
  if (found === undefined) throw new Error(`${name} is no document.`)
  return found
}

async function realDocuments(name: string): Promise<ImportDocument[]> {
  const whole = path.join(REAL_FILES, name)
  await stat(whole)
  const documents: ImportDocument[] = []
  for (const group of await listFiles([whole])) {
    for await (const opened of openGroup(group)) {
      if ('document' in opened) documents.push(opened.document)
    }
  }
  return documents
}
