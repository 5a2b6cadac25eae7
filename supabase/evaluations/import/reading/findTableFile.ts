import { UnreadableDocument } from './UnreadableDocument.ts'
import { readZipEntry } from './readZipEntry.ts'

/** The first bytes of files that may have a table, and what they are. */
const STARTS: readonly (readonly [start: Buffer, what: string])[] = [
  [Buffer.from('D0CF11E0A1B11AE1', 'hex'), 'a file of older Office, such as an Excel workbook'],
  [Buffer.from('PAR1'), 'a Parquet file'],
]
const EXCEL_ENTRIES = ['xl/workbook.xml', 'xl/workbook.bin']
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.spreadsheet'

/** Finds from the first bytes whether a file may have a table and is no text; undefined if not. */
export function findTableFile(start: Buffer): UnreadableDocument | undefined {
  const found = STARTS.find(([bytes]) => start.subarray(0, bytes.length).equals(bytes))
  return found === undefined ? undefined : refuse(found[1])
}

/** Finds whether a ZIP is a spreadsheet; undefined if not. */
export async function findSpreadsheet(file: string): Promise<UnreadableDocument | undefined> {
  for (const name of EXCEL_ENTRIES) {
    if ((await readZipEntry(file, name)) !== undefined) return refuse('an Excel workbook')
  }
  const type = await readZipEntry(file, 'mimetype')
  const isOpen = type?.toString().trim() === OPEN_DOCUMENT
  return isOpen ? refuse('an OpenDocument spreadsheet') : undefined
}

function refuse(what: string): UnreadableDocument {
  const reason = `it is ${what}; allowed: its table saved as CSV (UTF-8)`
  return new UnreadableDocument(reason, { isForeign: true, mayBeTable: true })
}
