import { describe, expect, it } from 'vitest'
import type { Run } from '../importer.ts'
import { judgeFigure } from '../../choose/judgeFigure.ts'
import { helmTable } from './helmTable.ts'

const SAFETY = 'LM Evaluated Safety score'
const LLAMA = 'Llama Annotator Success Rate'
const GPT = 'GPT Annotator Success Rate'

interface CellOptions {
  readonly value?: unknown
  readonly description?: string
}

/** Creates a table as a group of HELM Safety has it: the row names the runs, and "# eval" counts. */
function createTable(
  group: string,
  runs: readonly string[],
  cells: Readonly<Record<string, number | CellOptions>>,
) {
  const metrics = Object.entries(cells)
  return {
    title: '',
    header: [
      { value: 'Model', metadata: {} },
      ...metrics.map(([metric]) => ({ value: metric, metadata: { metric, run_group: group } })),
    ],
    rows: [
      [
        { value: 'A Model (8B)', run_spec_names: runs },
        ...metrics.map(([, cell]) =>
          typeof cell === 'number' ? { value: cell, description: 'mean=x (1)' } : cell,
        ),
      ],
    ],
  }
}

async function readRuns(content: unknown): Promise<readonly Run[]> {
  expect(helmTable.recognise({ path: 'x', content })).toBe(true)
  return helmTable.read({ path: 'x', content })
}

async function judgeFirst(content: unknown) {
  const [run] = await readRuns(content)
  const [figure] = run?.figures ?? []
  if (run === undefined || figure === undefined) throw new Error('There is no figure.')
  return judgeFigure('helm group table', run, figure)
}

const harmBench = (cells: Readonly<Record<string, number | CellOptions>>) =>
  createTable('HarmBench', ['harm_bench:model=openai_model-a'], cells)

describe('the model of a row', () => {
  it('is named by the runs of the row', async () => {
    expect(await readRuns(harmBench({ [SAFETY]: 0.5 }))).toMatchObject([
      {
        model: 'openai/model-a',
        modelName: 'A Model (8B)',
        provider: 'openai',
      },
    ])
  })

  it('keeps the spelling of the run if the maker is unknown', async () => {
    const table = createTable('HarmBench', ['harm_bench:model=together_a_b'], { [SAFETY]: 0.5 })
    expect(await readRuns(table)).toMatchObject([{ model: 'together_a_b' }])
  })

  it('is no id if the runs are of several models', async () => {
    const runs = ['harm_bench:model=openai_a', 'harm_bench:model=openai_b']
    expect(await readRuns(createTable('HarmBench', runs, { [SAFETY]: 0.5 }))).toMatchObject([
      { model: 'A Model (8B)', modelProblem: 'the table has a name to show, no id' },
    ])
  })
})

describe('the number of prompts', () => {
  it('is that of the column "# eval"', async () => {
    const { figure } = await judgeFirst(harmBench({ [SAFETY]: 0.5, '# eval': 400 }))
    expect(figure.n).toBe(400)
  })

  it.each([
    ['of merged runs', { value: 400, description: 'mean=400 (3)' }],
    ['without a description', { value: 400 }],
    ['that is no whole number', { value: 371.6, description: 'mean=371.6 (1)' }],
    ['without a value', { description: 'No matching runs' }],
  ])('is unknown for a count %s', async (_, count) => {
    const { figure } = await judgeFirst(harmBench({ [SAFETY]: 0.5, '# eval': count }))
    expect(figure.n).toBeNull()
  })

  it('is unknown for a value of merged runs', async () => {
    const value = { value: 0.5, description: 'mean=0.5 (57)' }
    const { figure } = await judgeFirst(harmBench({ [SAFETY]: value, '# eval': 400 }))
    expect(figure.n).toBeNull()
  })

  it('is that of the same scenario', async () => {
    const table = harmBench({ [SAFETY]: 0.5, '# eval': 400 })
    const other = { metric: '# eval', run_group: 'XSTest' }
    const header = table.header.with(2, { value: '# eval', metadata: other })
    expect((await judgeFirst({ ...table, header })).figure.n).toBeNull()
  })

  it('is unknown if the value is no share of it', async () => {
    const runs = ['bbq:subject=all,model=openai_model-a']
    const table = (share: number) =>
      createTable('BBQ', runs, { 'BBQ accuracy': share, '# eval': 1000 })
    expect((await judgeFirst(table(0.755))).figure).toMatchObject({ n: 1000, notes: [] })
    expect((await judgeFirst(table(936 / 999))).figure).toMatchObject({
      n: null,
      notes: [expect.stringContaining('no share of the 1000 prompts')],
    })
  })
})

describe('the judges of a row', () => {
  it('are named, and noted if one did not read every answer', async () => {
    const read = await judgeFirst(harmBench({ [SAFETY]: 0.5, [LLAMA]: 1, [GPT]: 1 }))
    expect(read.figure).toMatchObject({ judge: 'GPT, Llama', notes: [] })
    const nearly = await judgeFirst(harmBench({ [SAFETY]: 0.5, [LLAMA]: 0.995, [GPT]: 1 }))
    expect(nearly.figure).toMatchObject({
      notes: ['Share of the answers that a judge could read: Llama 99.5 %.'],
    })
  })

  it('rule the score out if one read too few answers', async () => {
    const { reason } = await judgeFirst(harmBench({ [SAFETY]: 0.5, [LLAMA]: 0, [GPT]: 1 }))
    expect(reason).toContain('a judge could not read enough answers')
  })
})

describe('a file with several groups', () => {
  it('is a list of tables, or an object with a list for each group', async () => {
    const bbq = createTable('BBQ', ['bbq:subject=all,model=openai_model-a'], {
      'BBQ accuracy': 0.5,
    })
    const tables = [harmBench({ [SAFETY]: 0.5 }), bbq]
    const list = await readRuns(tables)
    expect(list.map(({ model }) => model)).toEqual(['openai/model-a', 'openai/model-a'])
    expect(await readRuns({ harm_bench: [tables[0]], bbq: [tables[1]] })).toEqual(list)
  })

  it('has a figure of its own for each part of a scenario', async () => {
    const getName = async (subject: string) => {
      const runs = [`bbq:subject=${subject},model=openai_model-a`]
      return (await judgeFirst(createTable('BBQ', runs, { 'BBQ accuracy': 0.5 }))).meaning
        ?.subcategory
    }
    expect(await getName('all')).toBe('BBQ (accuracy)')
    expect(await getName('Age')).toBe('BBQ (accuracy), subject=Age')
  })
})
