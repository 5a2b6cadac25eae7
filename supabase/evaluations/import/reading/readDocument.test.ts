import { describe, expect, it } from 'vitest'
import { tableImporter } from '../formats/table/tableImporter.ts'
import { tableMapping } from '../formats/table/TableMapping.ts'
import { readDocument } from './readDocument.ts'

const COLUMN = {
  ...{ column: 'Safe', task: 'Board', metric: 'safe rate', subcategory: 'Board (safe rate)' },
  ...{ category: 'jailbreak', lower_is_better: false, measure: 'proportion' },
}

/** Reads a table with this many rows and columns beside the model, of which the mapping names the first. */
async function readTable(rows: number, columns: number) {
  const others = Array.from({ length: columns - 1 }, (_, index) => `c${index}`)
  const header = ['Model', 'Safe', ...others].join(',')
  const cells = ',0.5'.repeat(columns)
  const lines = Array.from({ length: rows }, (_, index) => `m${index}${cells}`)
  const importer = tableImporter(tableMapping.parse({ model: 'Model', columns: [COLUMN] }))
  return readDocument({ path: 'x', content: [header, ...lines].join('\n') }, [importer])
}

describe('the limit of figures in a file', () => {
  it('counts the cells of the columns that a mapping names, and each other column once', async () => {
    const { runs } = await readTable(500, 60)
    expect(runs).toHaveLength(500)
    expect(runs.flatMap(({ figures }) => figures)).toHaveLength(500 + 59)
    await expect(readTable(20_001, 1)).rejects.toThrow(
      'it has more than 20000 figures: 20001; allowed: 20000 in a file, which can be split',
    )
  })
})
