import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { REAL_FILES } from '../import/testing/realDocuments.ts'
import { DATA_FOLDER } from './listDataFiles.ts'
import { readDataFile } from './readDataFile.ts'

/** The average that the board prints is rounded to a hundredth, and so is each of its four scores. */
const ROUNDING = 0.01 + 1e-9

/** Reads the averages that the copy of the board prints, which no mapping names. */
function readAverages(): ReadonlyMap<string, number> {
  const text = readFileSync(`${REAL_FILES}tables/phare_v2_2026-01.md`, 'utf8')
  const rows = text.matchAll(/^\| \d+ \| (?<model>[^|]+) \| [^|]+ \| (?<average>[\d.]+)% \|/gm)
  return new Map([...rows].map(([, model = '', average]) => [model, Number(average)]))
}

it('the mean of the four scores of Phare is the average that the board prints, for each of its 50 models', async () => {
  const { models } = await readDataFile(`${DATA_FOLDER}phare-v2.json`)
  const averages = readAverages()
  expect(averages.size).toBe(50)
  const whole = models.filter(({ subcategories }) => subcategories.length === 4)
  expect(new Set(whole.map(({ evaluated_as }) => evaluated_as))).toEqual(new Set(averages.keys()))
  for (const { evaluated_as, subcategories } of whole) {
    const sum = subcategories.reduce((total, { published }) => total + published.value, 0)
    const gap = Math.abs(sum / 4 - Number(averages.get(evaluated_as)))
    expect(gap, evaluated_as).toBeLessThanOrEqual(ROUNDING)
  }
})
