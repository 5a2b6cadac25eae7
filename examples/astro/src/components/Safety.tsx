import { LeaderboardTable, SnapshotProvider } from '@transparency-lab/widgets'
import type { LoadedSnapshot } from '@transparency-lab/widgets/snapshot'
import '@transparency-lab/widgets/styles.css'

export function Safety({ snapshot }: { snapshot: LoadedSnapshot }) {
  return (
    <SnapshotProvider snapshot={snapshot} site="https://lab.example">
      <LeaderboardTable limit={10} />
    </SnapshotProvider>
  )
}
