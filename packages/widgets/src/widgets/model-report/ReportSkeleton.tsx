import { LiveRegion } from '../../ui/index.ts'

interface ReportSkeletonProps {
  readonly label: string
}

const TILES = [0, 1, 2, 3]

/** A skeleton of the report, which prevents layout shifts. */
export function ReportSkeleton({ label }: ReportSkeletonProps) {
  return (
    <div className="tl-report-skeleton">
      <LiveRegion>{label}</LiveRegion>
      <div className="tl-report-top">
        <span className="tl-skeleton tl-report-header" />
        <span className="tl-skeleton tl-composite-tile" />
      </div>
      <div className="tl-score-tiles">
        {TILES.map((tile) => (
          <span key={tile} className="tl-skeleton tl-score-tile" />
        ))}
      </div>
    </div>
  )
}
