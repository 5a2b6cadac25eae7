// @tier short
import {
  CATEGORIES,
  CATEGORY_LABELS,
  compareText,
  getRawScore,
  isMeasured,
  type EvaluatedModel,
} from '@transparency-lab/widgets/domain'
import { expect, test } from './fixtures/app.ts'
import { withErrors } from './fixtures/expectedErrors.ts'
import {
  findModel,
  MEASURES,
  SOURCE_TITLE,
  SOURCE_URL,
  withoutNoise,
} from './fixtures/expectedModels.ts'
import { BYTE_ORDER_MARK, captureDownload, parseCsvRecords } from './fixtures/savedFile.ts'

test('a report exports everything as JSON, and a row for each measure and figure as CSV', async ({
  page,
  modelPage,
}) => {
  const model = findModel('chatglm3')
  const { evaluation } = model
  await modelPage.open(model.id)
  const json = await captureDownload(page, () => modelPage.exportAs('JSON'))
  expect(json.name).toBe(`${model.id}-${evaluation.evaluatedOn}.json`)
  const { suite, otherResults, citation, ...report } = JSON.parse(json.text)
  expect(suite).toMatchObject({ id: 'trustllm', categories: CATEGORIES })
  expect(otherResults).toEqual([])
  // The database may have other figures than the release.
  expect(citation).toBeNull()
  expect(withSortedParts(report)).toEqual(withSortedParts(inFile(withErrors(model))))

  const { name, text } = await captureDownload(page, () => modelPage.exportAs('CSV'))
  expect(name).toBe(`${model.id}-${evaluation.evaluatedOn}.csv`)
  expect(text.startsWith(BYTE_ORDER_MARK)).toBe(true)
  expect(text.endsWith('\r\n')).toBe(true)
  const rows = parseCsvRecords(text)
  const figures = rows.filter((row) => row.get('figure') !== '')
  // The score of a category is the same as its only figure.
  expect(figures).toHaveLength(evaluation.subcategories.length)
  expect(new Set(rows.map((row) => row.get('measure')))).toEqual(
    new Set(MEASURES.map(([, name]) => name)),
  )
  expect(figures.map((row) => Object.fromEntries(row))).toEqual(
    expect.arrayContaining(
      evaluation.subcategories.map((part) =>
        expect.objectContaining({
          model: model.name,
          provider: model.provider,
          date: evaluation.evaluatedOn,
          date_is: 'at_latest',
          measure: CATEGORY_LABELS[part.category],
          figure: part.name,
          score: String(part.score),
          n: String(part.probeCount),
          source: SOURCE_TITLE,
          source_url: SOURCE_URL,
          suite: 'TrustLLM',
        }),
      ),
    ),
  )
})

/** Returns a model as files spell it, with the composite as a number beside the scores. */
function inFile(model: EvaluatedModel) {
  const { scores, ...evaluation } = model.evaluation
  const { composite, ...others } = scores
  const { interval, ranks } = isMeasured(composite) ? composite : {}
  return {
    ...model,
    evaluation: {
      ...evaluation,
      dateKind: 'at_latest',
      // One of the four figures of its bias is not published.
      scores: { ...others, bias: { kind: 'missing', figures: { present: 3, needed: 4 } } },
      composite: getRawScore(composite) ?? null,
      ...(interval && { compositeUncertainty: { interval, ranks } }),
    },
  }
}

/** The database returns the subcategories of an evaluation in no particular order. */
function withSortedParts(model: ReturnType<typeof inFile>): unknown {
  const { evaluation } = model
  // A missing value is exported as null.
  const subcategories = evaluation.subcategories
    .toSorted((a, b) => compareText(`${a.category} ${a.name}`, `${b.category} ${b.name}`))
    .map((part) => ({
      ...part,
      published: { ...part.published, unit: part.published?.unit ?? null },
    }))
  return withoutNoise({ ...model, evaluation: { ...evaluation, subcategories } })
}
