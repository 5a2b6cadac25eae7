import {
  BAND_LABELS,
  formatPercent,
  getScoreBand,
  SCORE_BANDS,
  type BandStep,
} from '@transparency-lab/widgets/domain'
import { COMPARE_BANDS } from '@transparency-lab/widgets/domain-internal'
import './docs.css'

const SCALES = { dashboard: SCORE_BANDS, comparison: COMPARE_BANDS } as const
const TOKENS = {
  excellent: 'excellent',
  good: 'good',
  average: 'average',
  belowAverage: 'below-average',
  poor: 'poor',
} as const

interface BandScaleProps {
  readonly scale: keyof typeof SCALES
}

/** The bands of a scale from the worst to the best, with their widths in the domain. */
export function BandScale({ scale }: BandScaleProps) {
  const steps = SCALES[scale]
  return (
    <div className="docs-scroll" role="region" aria-label={`Bands of the ${scale}`} tabIndex={0}>
      <div className="tl-root docs-band-scale" data-theme="inherit" aria-hidden="true">
        {[...steps].reverse().map((step) => (
          <span
            key={step.band}
            data-band={step.band}
            style={{
              flexBasis: 0,
              flexGrow: endOf(step, steps) - step.from,
              background: 'var(--_tl-band-bar)',
            }}
          />
        ))}
      </div>
      <table className="docs-table">
        <thead>
          <tr>
            <th scope="col">Band</th>
            <th scope="col">Begins at</th>
            <th scope="col">Ends below</th>
            <th scope="col">Tokens</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <BandRow key={step.band} step={step} steps={steps} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface BandRowProps {
  readonly step: BandStep
  readonly steps: readonly BandStep[]
}

function BandRow({ step, steps }: BandRowProps) {
  const band = getScoreBand(step.from, steps)
  const isBest = endOf(step, steps) === 1
  return (
    <tr>
      <th scope="row">
        <span className="tl-root" data-theme="inherit">
          <span className="tl-band-label" data-band-label={band}>
            {BAND_LABELS[band]}
          </span>
        </span>
      </th>
      <td>{formatPercent(step.from)}</td>
      <td>{isBest ? 'no end' : formatPercent(endOf(step, steps))}</td>
      <td>
        <code>--tl-{TOKENS[band]}</code>
        <br />
        <code>--tl-{TOKENS[band]}-bar</code>
      </td>
    </tr>
  )
}

/** The end of a step: the start of the next better one, or a full score. */
function endOf(step: BandStep, steps: readonly BandStep[]): number {
  return steps[steps.indexOf(step) - 1]?.from ?? 1
}
