import { Status } from '../../ui/index.ts'

interface ReportSkeletonProps {
  readonly label: string
}

const TILES = [0, 1, 2, 3]

/** The outline of the coming report, so that it does not jump. */
export function ReportSkeleton({ label }: ReportSkeletonProps) {
  return (
    <div className="tl-report-skeleton">
      <Status>{label}</Status>
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
