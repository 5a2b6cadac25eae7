// @tier short
import { expect, test } from './fixtures/app.ts'
import { findModel, MEASURES, valueBy, withoutNoise, zBy } from './fixtures/expectedModels.ts'
import { BYTE_ORDER_MARK, captureDownload, parseCsv } from './fixtures/savedFile.ts'

const IDS = ['gpt-4', 'chatglm3', 'ernie']
const MODELS = IDS.map(findModel)

test('a comparison exports every score and z as CSV and JSON, with missing ones empty or null', async ({
  page,
  comparePage,
}) => {
  await comparePage.open(...IDS)
  const { name, text } = await captureDownload(page, () => comparePage.exportAs('CSV'))
  expect(name).toMatch(/\.csv$/)
  for (const id of IDS) expect(name).toContain(id)
  expect(text.startsWith(BYTE_ORDER_MARK)).toBe(true)

  const rows = parseCsv(text.slice(BYTE_ORDER_MARK.length))
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([1 + 2 * IDS.length]))
  const named = rows.find(([first]) => first === 'model')
  expect(named?.filter((cell) => cell !== '').slice(1)).toEqual(MODELS.map((model) => model.name))
  for (const [measure] of MEASURES) {
    const [, ...cells] = rows.find(([first]) => first === measure) ?? []
    expect(cells.map(Number).map(withoutNoise), measure).toEqual(
      MODELS.flatMap((model) => [
        withoutNoise(valueBy(model, measure) ?? 0),
        withoutNoise(zBy(model, measure) ?? 0),
      ]),
    )
    expect(
      cells.map((cell) => cell === ''),
      measure,
    ).toEqual(
      MODELS.flatMap((model) => [
        valueBy(model, measure) === undefined,
        zBy(model, measure) === undefined,
      ]),
    )
  }

  const json = await captureDownload(page, () => comparePage.exportAs('JSON'))
  expect(json.name).toMatch(/\.json$/)
  const { models, measures } = JSON.parse(json.text)
  expect(models.map((model: { id: string }) => model.id)).toEqual(IDS)
  expect(withoutNoise(measures)).toEqual(
    MEASURES.map(([measure]) => ({
      measure,
      models: MODELS.map((model) => ({
        id: model.id,
        score: withoutNoise(valueBy(model, measure) ?? null),
        z: withoutNoise(zBy(model, measure) ?? null),
      })),
    })),
  )

  await test.step('only the compared models', async () => {
    await comparePage.remove('chatglm3')
    await comparePage.shows('gpt-4', 'ernie')
    const fewer = await captureDownload(page, () => comparePage.exportAs('CSV'))
    expect(fewer.text).not.toContain('chatglm3')
    expect(parseCsv(fewer.text.slice(BYTE_ORDER_MARK.length))[0]).toHaveLength(5)
  })
})
