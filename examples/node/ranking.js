import {
  BAND_LABELS,
  DEFAULT_VIEW,
  formatScore,
  getScoreBand,
  isMeasured,
  sortEntries,
} from '@transparency-lab/widgets/domain'
import { createSnapshotSource } from '@transparency-lab/widgets/snapshot'

const [address] = process.argv.slice(2)
if (address === undefined) {
  console.error('Pass the address of a snapshot: npm start https://…/snapshots/snapshot.json')
  process.exit(1)
}

const source = createSnapshotSource(address)
const { publishedOn, attribution } = await source.getRelease()
const { items, suite } = await source.listLeaderboard()

console.log(`Release of ${publishedOn}. ${attribution}`)
if (suite !== undefined) console.log(suite.title)
const width = Math.max(...items.map(({ name }) => name.length))
for (const { name, scores } of sortEntries(items, DEFAULT_VIEW.sorting)) {
  const { composite } = scores
  const band = isMeasured(composite) ? BAND_LABELS[getScoreBand(composite.raw)] : ''
  console.log(`${name.padEnd(width)}  ${formatScore(composite).padStart(11)}  ${band}`.trimEnd())
}
