import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { writeMarkedPart } from '../tools/readme/writeMarkedPart.ts'

/** The results of a run, and the document to write them to. */
export interface Report {
  /** A file in `docs`. */
  readonly document: 'performance.md' | 'scaling.md'
  /** The marked part of the document, named by the command without `pnpm tools`. */
  readonly part: string
  /** The options of the command. */
  readonly words: readonly string[]
  /** The programs of the run, with their versions. */
  readonly programs?: readonly string[]
  /** Paragraphs and tables in Markdown. */
  readonly sections: readonly string[]
  /** Further tables, which are printed and not written. */
  readonly details?: readonly string[]
}

/** Prints a report and writes it to its document, below the date, the machine and the command. */
export async function writeReport(report: Report): Promise<void> {
  const { document, part, words, programs = [], sections, details = [] } = report
  const today = new Date().toISOString().slice(0, 10)
  const machine = [today, `${availableParallelism()} cores`, ...programs].join(', ')
  const command = ['pnpm tools', part, ...words].join(' ')
  const text = [`${machine}: \`${command}\``, ...sections].join('\n\n')
  console.log([text, ...details].join('\n\n'))
  await writeMarkedPart(join(import.meta.dirname, '../docs', document), part, text)
}
