import { LATEST_FIGURES } from '../src/releases/paths.ts'

/** What has embed pages. */
export interface Embedded {
  readonly models: readonly { readonly id: string; readonly name: string }[]
  /** None in a snapshot without suites. */
  readonly suites: readonly { readonly id: string }[]
}

/**
 * Lists the models and the suites of a snapshot.
 *
 * @throws Error when the text is not a snapshot
 */
export function parseEmbedded(text: string): Embedded {
  const file: unknown = JSON.parse(text)
  const { models, suites = [] } = Object(file) as {
    readonly models?: unknown
    readonly suites?: unknown
  }
  return {
    models: listRows(models, 'model').map((row, index) => {
      const { id, name } = row
      if (typeof id === 'string' && typeof name === 'string') return { id, name }
      throw new Error(`Model ${index} of ${LATEST_FIGURES} has no id and name.`)
    }),
    suites: listRows(suites, 'suite').map(({ id }, index) => {
      if (typeof id === 'string') return { id }
      throw new Error(`Suite ${index} of ${LATEST_FIGURES} has no id.`)
    }),
  }
}

function listRows(rows: unknown, name: string): readonly Partial<Record<string, unknown>>[] {
  if (!Array.isArray(rows)) throw new Error(`${LATEST_FIGURES} lists no ${name}s.`)
  return rows.map((row: unknown) => Object(row) as Partial<Record<string, unknown>>)
}
