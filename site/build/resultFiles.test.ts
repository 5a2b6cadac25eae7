import { createMemorySource } from '@transparency-lab/widgets'
import { compositeScore, measuredScore, NO_SCORES } from '@transparency-lab/widgets/domain'
import { createSnapshot, releaseFiles } from '@transparency-lab/widgets/snapshot'
import { expect, it } from 'vitest'
import { resultFiles } from './resultFiles.ts'

function aSource(bias: number) {
  const evaluation = {
    evaluatedOn: '2024-03-01',
    scores: { ...NO_SCORES, bias: measuredScore(bias, 0), composite: compositeScore(bias) },
    origin: undefined,
    totalProbes: undefined,
    subcategories: [],
    notes: [],
  }
  const about = { name: 'Model A', provider: 'Acme', description: undefined, url: undefined }
  return createMemorySource([{ id: 'a', ...about, evaluations: [evaluation] }])
}

async function release(bias: number, publishedOn: string) {
  const licence = { name: 'Any', url: 'https://example.org/licence' }
  const snapshot = await createSnapshot(aSource(bias), { publishedOn, licence })
  return releaseFiles(snapshot)
}

it('has badges of every release, and the latest results in the formats of other sites', async () => {
  const [old] = await release(0.25, '2024-04-01')
  const latest = await release(0.75, '2024-05-01')
  const snapshots = new Map(
    [...latest, ...(old ? [old] : [])].map(({ name, text }) => [name, text]),
  )
  const files = await resultFiles({
    snapshots,
    records: [{ suite: 'first', model: 'a', record: { schema_version: '0.3.0' } }],
    siteUrl: 'https://lab.test',
  })
  expect(files.get('badges/a.svg')).toContain('75.0%')
  const pinned = [...files].filter(([path]) => /^pinned-badges\/[0-9a-f]+\/a\.svg$/.test(path))
  const scores = pinned.map(([, svg]) => /\d+\.\d%/.exec(svg)?.[0]).sort()
  expect(scores).toEqual(['25.0%', '75.0%'])
  expect(files.get('model-index/a.yaml')).toContain('url: https://lab.test/model/a')
  expect(files.get('records/first/a.json')).toContain('"0.3.0"')
})
