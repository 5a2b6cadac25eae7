import type { Format, ImportDocument, Importer, Run } from '../formats/importer.ts'
import { explainHtml } from '../formats/table/readMarkdown.ts'
import { UnreadableDocument } from './UnreadableDocument.ts'

/** The most figures of one file, because the report and the choice of runs hold them in memory. */
const MAX_FIGURES = 20_000
const TEXT = 'it is text: a table needs --mapping, which gives its columns a meaning'
const UNKNOWN = 'its content is of no format that is known'
const NO_TABLE = 'it is text without a table'

/** The runs of a document and its format. */
export interface ReadDocument {
  readonly format: Format
  readonly runs: readonly Run[]
}

/**
 * Parses a document with the importer that recognises its content.
 *
 * @throws UnreadableDocument if no importer recognises it, or it violates its format
 */
export async function readDocument(
  document: ImportDocument,
  importers: readonly Importer[],
): Promise<ReadDocument> {
  const importer = importers.find((each) => each.recognise(document))
  if (importer === undefined) {
    const { content } = document
    const hasMapping = importers.some(({ format }) => format === 'table')
    const isText = typeof content === 'string'
    const reason = isText ? explainText(content, hasMapping) : UNKNOWN
    throw new UnreadableDocument(reason, { isForeign: true })
  }
  const runs = await importer.read(document)
  const count = runs.reduce((sum, { figures }) => sum + figures.length, 0)
  if (count > MAX_FIGURES) {
    throw new UnreadableDocument(
      `it has more than ${MAX_FIGURES} figures: ${count}; allowed: ${MAX_FIGURES} in a file, which can be split`,
    )
  }
  return { format: importer.format, runs }
}

function explainText(text: string, hasMapping: boolean): string {
  return explainHtml(text) ?? (hasMapping ? NO_TABLE : TEXT)
}
