import { useMemo } from 'react'
import { useEvaluationsContext, useRelease } from '../../data/index.ts'
import { getOrigins, SCORE_BANDS, type LeaderboardEntry, type Suite } from '../../domain/index.ts'
import { ReleaseNote, ScoreLegend, SourceNote, SuiteNote } from '../../ui/index.ts'
import { BrandLine, ContestedList, MethodLink } from '../frame/index.ts'
import { useTerms } from './useTerms.ts'

interface TableNotesProps {
  readonly suite: Suite | undefined
  readonly entries: readonly LeaderboardEntry[]
  /** The address of the dashboard with the same view. */
  readonly dashboard: string
  /** Whether the bands and the suite are explained. */
  readonly isShort: boolean
}

/** The notes below the table: the bands, the suite, and the origin and date of the figures. */
export function TableNotes({ suite, entries, dashboard, isShort }: TableNotesProps) {
  const { labels, Link } = useEvaluationsContext()
  const release = useRelease()
  const terms = useTerms()
  const origins = useMemo(() => getOrigins(entries), [entries])
  return (
    <>
      {!isShort && (
        <ScoreLegend scale={SCORE_BANDS} labels={labels} terms={terms}>
          <MethodLink />
        </ScoreLegend>
      )}
      {!isShort && suite !== undefined && <SuiteNote suite={suite} labels={labels} />}
      <ContestedList suite={suite} models={entries} />
      <SourceNote origins={origins} labels={labels.score} />
      <ReleaseNote
        release={release}
        suite={suite}
        labels={labels}
        Link={Link}
        latestHref={dashboard}
      />
      <BrandLine suite={suite} href={dashboard} />
    </>
  )
}
