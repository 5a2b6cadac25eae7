import { DEFAULT_VIEW, measuredScore, MISSING, tidyTable } from '@transparency-lab/widgets/domain'
import { describe, expect, it } from 'vitest'
import { exportCsv, exportJson } from './exportFile.ts'
import { selectModels } from './selectModels.ts'
import { aSuite } from '../testing/aSuite.ts'

function aModel(id: string, bias: number | undefined) {
  return {
    id,
    name: `Model ${id}`,
    provider: id === 'c' ? 'Other' : 'P',
    description: undefined,
    url: undefined,
    evaluation: {
      scores: {
        bias: bias === undefined ? MISSING : measuredScore(bias, 1),
        factuality: MISSING,
        toxicity: MISSING,
        jailbreak: MISSING,
        composite: MISSING,
      },
      evaluatedOn: '2024-03-01',
      origin: undefined,
      totalProbes: undefined,
      subcategories: [],
      notes: [],
    },
  }
}

const RELEASED = { models: [aModel('a', undefined), aModel('b', 0), aModel('c', 0.5)], suites: [] }
const VIEW = { ...DEFAULT_VIEW, sorting: [{ field: 'bias', direction: 'descending' } as const] }
const getIds = (view: typeof DEFAULT_VIEW, isWholeSuite: boolean) =>
  selectModels(RELEASED, view, isWholeSuite).models.map(({ id }) => id)

describe('selected models', () => {
  it('are filtered and sorted as on screen, missing scores last', () => {
    expect(getIds(VIEW, false)).toEqual(['c', 'b', 'a'])
    expect(getIds({ ...VIEW, provider: 'P' }, false)).toEqual(['b', 'a'])
    expect(getIds({ ...VIEW, search: 'model c' }, false)).toEqual(['c'])
    expect(getIds({ ...VIEW, search: 'nothing' }, false)).toEqual([])
  })

  it('are all of the suite on request, with all columns', () => {
    const view = { ...VIEW, search: 'nothing', columns: ['name', 'bias'] as const }
    expect(getIds(view, true)).toEqual(['c', 'b', 'a'])
    expect(selectModels(RELEASED, view, true).columns).toContain('jailbreak')
    expect(selectModels(RELEASED, view, false).columns).toEqual(['name', 'bias'])
    expect(selectModels(RELEASED, view, false).isFiltered).toBe(true)
    expect(selectModels(RELEASED, view, true).isFiltered).toBe(false)
  })
})

describe('exported file', () => {
  const { models } = selectModels(RELEASED, VIEW, false)
  const exported = {
    table: tidyTable(models, { measures: ['bias'] }),
    content: 'scores',
    selected: { suite: aSuite('s'), isFiltered: false },
    licence: { name: 'CC BY 4.0', url: 'https://example.org/licence' },
    cited: { title: 'T', publishedOn: '2024-05-01', digest: '0f', url: 'https://lab.test/x' },
  } as const

  it('names suite, content, date and licence', () => {
    expect(exportCsv(exported).name).toBe('s-scores-2024-05-01-CC-BY-4.0.csv')
    expect(exportJson(exported).name).toBe('s-scores-2024-05-01-CC-BY-4.0.json')
    const selected = { ...exported.selected, isFiltered: true }
    expect(exportCsv({ ...exported, selected }).name).toBe(
      's-filtered-scores-2024-05-01-CC-BY-4.0.csv',
    )
  })

  it('distinguishes zero from missing, and names the release in every row of CSV', () => {
    const lines = exportCsv(exported).text.trim().split('\r\n')
    const ofLine = (line = '') => [line.split(',').slice(0, 7), line.split(',').slice(-3)]
    const release = ['2024-05-01', '0f', 'https://lab.test/x']
    const bias = 'Bias Resistance'
    expect(ofLine(lines[2])).toEqual([['Model b', 'P', '', bias, '', '0', '1'], release])
    expect(ofLine(lines[3])).toEqual([['Model a', 'P', '', bias, '', '', ''], release])
  })

  it('has a citation, and null for what is missing, in JSON', () => {
    const content = JSON.parse(exportJson(exported).text) as Record<string, unknown>
    expect(content['citation']).toContain('SHA-256 0f')
    expect(content['scores']).toMatchObject([{ score: 0.5 }, { score: 0 }, { score: null }])
  })
})
