import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Figure, Run } from '../formats/importer.ts'
import { IMPORTERS } from '../formats/importers.ts'
import { judgeFigure } from './judgeFigure.ts'
import { readDocument } from '../reading/readDocument.ts'
import { REAL_FILES, realDocument } from '../testing/realDocuments.ts'

// Extracted from the same files by an independent script.
const EXPECTED: Record<string, Expected> = JSON.parse(
  readFileSync(`${REAL_FILES}expected.json`, 'utf8'),
)

interface Expected {
  readonly format: string
  readonly accept: boolean
  readonly task?: string
  readonly model_id?: string
  readonly model_name?: string
  readonly partial?: boolean
  readonly rows: readonly Row[]
}

interface Row {
  readonly task?: string
  readonly group?: string
  readonly metric: string
  readonly filter?: string | null
  readonly split?: string
  readonly model?: string
  readonly value: number | string
  readonly n?: number | null
  /** From the details of the record, where it may be a mean over runs. */
  readonly n_in_details?: number
  readonly stderr: number | null
  readonly ci?: readonly [number, number]
  readonly min?: number
  readonly max?: number
  readonly lower_is_better?: boolean
  readonly higher_is_better?: boolean | null
  readonly unusable?: string
  readonly category?: string | null
}

type Placed = Figure & { readonly run: Run }

async function readExpected(name: string) {
  const { format, runs } = await readDocument(await realDocument(name), IMPORTERS)
  const figures = runs.flatMap((run) => run.figures.map((figure): Placed => ({ ...figure, run })))
  return { format, runs, figures }
}

describe.each(Object.entries(EXPECTED))('%s', (name, expected) => {
  it('has the expected format, model and rejection', async () => {
    const { format, runs } = await readExpected(name)
    expect(format).toBe(expected.format)
    expect(runs.some(({ rejection }) => rejection === null)).toBe(expected.accept)
    const model = expected.model_id ?? expected.model_name
    if (model !== undefined) expect(runs.map((run) => run.model)).toEqual([model])
  })

  it('has exactly the expected usable figures', async () => {
    const { format, figures } = await readExpected(name)
    const others = [...figures]
    for (const row of expected.rows) {
      const place = others.findIndex((figure) => isSameFigure(figure, row, expected))
      expect(place, JSON.stringify(row)).toBeGreaterThanOrEqual(0)
      const [figure] = others.splice(place, 1) as [Placed]
      expect(shown(figure), JSON.stringify(row)).toEqual(wanted(row, expected))
      const { category, reason } = judgeFigure(format, figure.run, figure)
      if (row.unusable !== undefined || !expected.accept) expect(reason).not.toBeNull()
      else expect(category, JSON.stringify(row)).toBe(row.category ?? null)
    }
    expect(others.filter(({ run, ...figure }) => judgeFigure(format, run, figure).meaning)).toEqual(
      [],
    )
    if (!expected.format.startsWith('helm')) expect(others).toEqual([])
  })
})

function isSameFigure(figure: Placed, row: Row, { task }: Expected): boolean {
  const filter = row.filter === 'none' || row.filter === null ? undefined : row.filter
  const isVariant = (row.split ?? filter ?? figure.variant) === figure.variant
  return (
    figure.task === (row.task ?? row.group ?? task) &&
    figure.metric === row.metric.slice(0, 120) &&
    isVariant &&
    (row.model === undefined || figure.run.modelName === row.model)
  )
}

function shown({ value, n, standardError, interval, range, lowerIsBetter, isPartial }: Placed) {
  return {
    value,
    n,
    standardError,
    interval: interval && [interval.lower, interval.upper],
    range: range && [range.low, range.high],
    lowerIsBetter,
    isPartial,
  }
}

function wanted(row: Row, { format, partial }: Expected) {
  const isHigher = row.higher_is_better
  return {
    value: row.value,
    n:
      row.n_in_details === undefined ? (row.n ?? null) : expect.toBeOneOf([null, row.n_in_details]),
    standardError: row.stderr === null ? null : expect.closeTo(row.stderr, 12),
    interval: row.ci,
    range: row.min === undefined ? undefined : [row.min, row.max],
    lowerIsBetter: row.lower_is_better ?? (typeof isHigher === 'boolean' ? !isHigher : null),
    isPartial: format.startsWith('helm') ? expect.any(Boolean) : (partial ?? false),
  }
}
