import { EvaluationsProvider, LeaderboardTable, siteLinks } from '@transparency-lab/widgets'
import { parseView, serializeView } from '@transparency-lab/widgets/domain'
import { createSnapshotSource } from '@transparency-lab/widgets/snapshot'
import '@transparency-lab/widgets/styles.css'
import { useState } from 'react'
import './safety.css'

const source = createSnapshotSource('/snapshot.json')
const links = siteLinks('https://lab.example')

export function Safety() {
  const [view, setView] = useState(() => parseView(new URLSearchParams(window.location.search)))
  return (
    <EvaluationsProvider source={source} links={links} theme="dark">
      <div className="my-page">
        <LeaderboardTable
          limit={10}
          view={view}
          onViewChange={(next) => {
            setView(next)
            const query = serializeView(next).toString()
            window.history.replaceState(null, '', query === '' ? '.' : `?${query}`)
          }}
        />
      </div>
    </EvaluationsProvider>
  )
}
