import { useMemo } from 'react'
import {
  countScores,
  createScoreAxis,
  findTieGroupStarts,
  isMeasured,
  largest,
  lowestEnd,
  type LeaderboardSort,
  type Measure,
  type ScoreAxis,
} from '../../../domain/index.ts'
import type { LeaderboardRow } from '../features.ts'

/** What the picture of a score has besides its rows. */
export interface Picture {
  readonly pictureMeasure: Measure
  readonly axis: ScoreAxis
  /** The number of models that have the score; 0 when it is unknown. */
  readonly models: number
  /** The number of places that the scale has. */
  readonly places: number
  /** The ids of the rows that start a group of models that cannot be told apart from its first. */
  readonly groupStarts: ReadonlySet<string>
}

interface PictureOptions {
  /** The score that the picture shows; undefined for a table. */
  readonly pictureMeasure: Measure | undefined
  readonly sorting: readonly LeaderboardSort[]
  /** The rows of the suite, so that the axis stays while a search hides models. */
  readonly all: readonly LeaderboardRow[]
  /** The rows that are shown, in their order. */
  readonly rows: readonly LeaderboardRow[]
}

/** Returns what the picture has besides its rows; undefined for a table. */
export function usePicture(options: PictureOptions): Picture | undefined {
  const { pictureMeasure, sorting, all, rows } = options
  const scale = useMemo(
    () => (pictureMeasure === undefined ? undefined : measureScale(pictureMeasure, all)),
    [pictureMeasure, all],
  )
  const isRanking = sorting[0]?.field === pictureMeasure
  const groupStarts = useMemo(() => {
    if (!isRanking || scale === undefined) return new Set<string>()
    const starts = findTieGroupStarts(
      rows.map(({ original: { id } }) => scale.scores.get(id)),
      [...scale.scores.values()],
    )
    return new Set(rows.filter((_, index) => starts[index]).map(({ id }) => id))
  }, [isRanking, rows, scale])
  if (pictureMeasure === undefined || scale === undefined) return undefined
  const { axis, models, places } = scale
  return { pictureMeasure, axis, models, places, groupStarts }
}

function measureScale(pictureMeasure: Measure, all: readonly LeaderboardRow[]) {
  const scores = new Map(
    all.flatMap(({ original: { id, scores: own } }) => {
      const score = own[pictureMeasure]
      return isMeasured(score) ? [[id, score] as const] : []
    }),
  )
  const known = [...scores.values()]
  return {
    scores,
    axis: createScoreAxis(lowestEnd(known)),
    models: countScores(known) ?? 0,
    places: largest(known.map(({ ranks }) => ranks?.worst ?? known.length)),
  }
}
