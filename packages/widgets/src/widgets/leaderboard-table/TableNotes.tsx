import { useMemo } from 'react'
import { useEvaluationsContext, useRelease } from '../../data/index.ts'
import { getOrigins, SCORE_BANDS, type LeaderboardEntry } from '../../domain/index.ts'
import { ReleaseNote, ScoreLegend, SourceNote } from '../../ui/index.ts'
import { useTerms } from './useTerms.ts'

interface TableNotesProps {
  readonly entries: readonly LeaderboardEntry[]
}

/** The notes below the table: the bands, and the origin and date of the figures. */
export function TableNotes({ entries }: TableNotesProps) {
  const { labels, links, Link } = useEvaluationsContext()
  const release = useRelease()
  const terms = useTerms()
  const origins = useMemo(() => getOrigins(entries), [entries])
  return (
    <>
      <ScoreLegend scale={SCORE_BANDS} labels={labels} terms={terms} />
      <SourceNote origins={origins} labels={labels.score} />
      <ReleaseNote
        release={release}
        labels={labels.release}
        Link={Link}
        latestHref={links.dashboard}
      />
    </>
  )
}
