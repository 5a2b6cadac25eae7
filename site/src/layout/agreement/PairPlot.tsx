import { agreementSectionTexts } from '#texts/agreementSection.tsx'
import type { PublishedAgreement } from '../../agreement/agreementFile.ts'

/** The side of the square of places, and the room for a dot at its edges, in px. */
const SIDE = 112
const EDGE = 6
const RADIUS = 3

/** A dot for each model: to the right by its place in the first suite, down by its place in the second. */
export function PairPlot({ pair }: { readonly pair: PublishedAgreement }) {
  const { first, second, models, text } = pair
  const last = Math.max(1, models.length - 1)
  const at = (place: number) => EDGE + ((place - 1) / last) * (SIDE - 2 * EDGE)
  return (
    <figure className="agreement-plot" dir="ltr">
      <svg width={SIDE} height={SIDE} viewBox={`0 0 ${SIDE} ${SIDE}`} role="img" aria-label={text}>
        <rect className="agreement-frame" x="0.5" y="0.5" width={SIDE - 1} height={SIDE - 1} />
        <line className="agreement-same" x1={EDGE} y1={EDGE} x2={SIDE - EDGE} y2={SIDE - EDGE} />
        {models.map((model) => (
          <circle
            key={model.base}
            className="agreement-dot"
            cx={at(model.first.place)}
            cy={at(model.second.place)}
            r={RADIUS}
          >
            <title>
              {agreementSectionTexts.dot({
                model: model.base,
                first: first.title,
                second: second.title,
                firstPlace: model.first.place,
                secondPlace: model.second.place,
              })}
            </title>
          </circle>
        ))}
      </svg>
      <figcaption>
        <span>
          → <bdi>{first.title}</bdi>
        </span>
        <span>
          ↓ <bdi>{second.title}</bdi>
        </span>
      </figcaption>
    </figure>
  )
}
