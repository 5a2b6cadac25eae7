import { EvaluationsProvider, LeaderboardTable, siteLinks } from '@transparency-lab/widgets'
import { createSnapshotSource } from '@transparency-lab/widgets/snapshot'
import '@transparency-lab/widgets/styles.css'

const source = createSnapshotSource('https://lab.example/snapshots/snapshot.json')
const links = siteLinks('https://lab.example')

export function LeaderboardPage() {
  return (
    <EvaluationsProvider source={source} links={links}>
      <LeaderboardTable limit={10} selectable columnMenu />
    </EvaluationsProvider>
  )
}
