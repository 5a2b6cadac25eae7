import { DATA_FOLDER, listDataFiles } from '../file/listDataFiles.ts'
import { readDataFile } from '../file/readDataFile.ts'
import { withSuite } from '../file/withSuite.ts'
import { createRecord } from './createRecord.ts'

/** The Every Eval Ever record of one model in one suite. */
export interface ModelRecord {
  /** The id of the suite. */
  readonly suite: string
  /** The id of the model. */
  readonly model: string
  readonly record: object
}

/** Creates the record of every evaluation in the data of this project. */
export async function listRecords(): Promise<ModelRecord[]> {
  const names = await listDataFiles(DATA_FOLDER)
  const files = await Promise.all(
    names.map(async (name) => withSuite(name, await readDataFile(name))),
  )
  return files.flatMap((file) =>
    file.models.map((model) => ({
      suite: file.suite.id,
      model: model.id,
      record: createRecord(file, model).record,
    })),
  )
}
