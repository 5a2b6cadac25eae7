import { createSnapshotSource } from '@transparency-lab/widgets/snapshot'
import { isMeasured } from '@transparency-lab/widgets/domain'
import { expect, it } from 'vitest'
import { archivedReleases } from '../../build/releases.ts'
import { workedExample } from './workedExample.ts'

const [newest] = await archivedReleases()
const source = createSnapshotSource('https://lab.example/snapshot.json', {
  fetch: () => Promise.resolve(new Response(newest?.text)),
})
const { items } = await source.listLeaderboard()

it.each(items.map(({ id }) => id))('computes the published scores of %s again', async (id) => {
  const model = await source.getModel(id)
  if (model === undefined) throw new Error(`There is no model “${id}”.`)
  const { categories, composite } = workedExample(model)
  const { evaluation } = model
  for (const { category, score, interval } of categories) {
    const published = evaluation.scores[category]
    // The figures of a missing category are incomplete, and the mean of the rest is not its score.
    if (!isMeasured(published)) continue
    expect(score).toBe(published.raw)
    expectInterval(interval, published.interval)
  }
  const published = evaluation.scores.composite
  if (!isMeasured(published)) return
  expect(composite.score).toBe(published.raw)
  expectInterval(composite.interval, published.interval)
})

function expectInterval(
  computed: ReturnType<typeof workedExample>['composite']['interval'],
  published: typeof computed,
) {
  expect(computed?.kind).toBe(published?.kind)
  if (computed === undefined) return
  expect(computed.lower).toBeCloseTo(published?.lower ?? Number.NaN, 9)
  expect(computed.upper).toBeCloseTo(published?.upper ?? Number.NaN, 9)
}
