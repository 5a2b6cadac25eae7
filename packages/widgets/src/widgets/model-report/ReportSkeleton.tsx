import { useLabels } from '../../data/index.ts'
import { CATEGORIES } from '../../domain/index.ts'
import { LiveRegion } from '../../ui/index.ts'

interface ReportSkeletonProps {
  readonly label: string
}

/** A skeleton of the report with the names of the scores, which prevents layout shifts. */
export function ReportSkeleton({ label }: ReportSkeletonProps) {
  const { categories } = useLabels()
  return (
    <div className="tl-report-skeleton">
      <LiveRegion>{label}</LiveRegion>
      <div className="tl-report-top">
        <span className="tl-skeleton tl-report-header" />
        <span className="tl-skeleton tl-composite-tile" />
      </div>
      <div className="tl-score-tiles" aria-hidden="true">
        {CATEGORIES.map((category) => (
          <span key={category} className="tl-card tl-score-tile">
            <span className="tl-muted">{categories[category]}</span>
            <span className="tl-skeleton" />
          </span>
        ))}
      </div>
    </div>
  )
}
