/** The Every Eval Ever record of one model in one suite. */
export interface ModelRecord {
  /** The id of the suite. */
  readonly suite: string
  /** The id of the model. */
  readonly model: string
  readonly record: object
}

/** Creates the Every Eval Ever record of every evaluation in the data of this project. */
export async function readRecords(): Promise<ModelRecord[]> {
  // Vite's configuration imports this folder without the TypeScript sources of the package.
  const [{ createRecord }, { DATA_FOLDER, listDataFiles }, { readDataFile }, { withSuite }] =
    await Promise.all([
      import('./evaluations/export/createRecord.ts'),
      import('./evaluations/listDataFiles.ts'),
      import('./evaluations/readDataFile.ts'),
      import('./evaluations/withSuite.ts'),
    ])
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
