import { expect, it } from 'vitest'
import { NO_SCORES } from './evaluation.ts'
import { countRankedModels, withRankedModels } from './rankedModels.ts'
import { measuredScore } from './score.ts'

const PLACED = {
  ...NO_SCORES,
  bias: { ...measuredScore(0, 0), ranks: { best: 1, worst: 2, kind: 'known' } },
  toxicity: measuredScore(0.5, 0),
} as const

it('says among how many models ranks are: those that have the score, zero included, unless some are not known', () => {
  const counts = countRankedModels([{ scores: PLACED }, { scores: PLACED }, { scores: NO_SCORES }])
  expect(counts).toEqual({ bias: 2, factuality: 0, toxicity: 2, jailbreak: 0, composite: 0 })
  expect(countRankedModels([{ scores: PLACED }])).toMatchObject({ bias: undefined, toxicity: 1 })
  expect(withRankedModels(PLACED, () => counts)).toEqual({
    ...PLACED,
    bias: { ...PLACED.bias, ranks: { ...PLACED.bias.ranks, models: 2 } },
  })
})
