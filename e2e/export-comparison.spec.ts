// @tier short
import { expect, test } from './fixtures/app.ts'
import { findModel, MEASURES, valueBy, withoutNoise, zBy } from './fixtures/expectedModels.ts'
import {
  BYTE_ORDER_MARK,
  captureBytes,
  captureDownload,
  parseCsvRecords,
} from './fixtures/savedFile.ts'
import { readClipboard } from './fixtures/shareTargets.ts'
import { violationsOn } from './fixtures/violations.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const IDS = ['gpt-4', 'chatglm3', 'ernie']
const MODELS = IDS.map(findModel)

test('a comparison is saved as CSV and JSON with every score and z, copied as a table, and drawn as PNG and SVG', async ({
  page,
  comparePage,
}) => {
  await comparePage.open(...IDS)
  const { name, text } = await captureDownload(page, () => comparePage.exportAs('CSV'))
  expect(name).toMatch(/\.csv$/)
  for (const id of IDS) expect(name).toContain(id)
  expect(text.startsWith(BYTE_ORDER_MARK)).toBe(true)

  const rows = parseCsvRecords(text)
  const cell = (row: ReadonlyMap<string, string | undefined>, column: string) =>
    row.get(column) === '' ? null : withoutNoise(Number(row.get(column)))
  expect(
    rows.map((row) => [row.get('model'), row.get('measure'), cell(row, 'score'), cell(row, 'z')]),
  ).toEqual(
    MODELS.flatMap((model) =>
      MEASURES.map(([measure, name]) => [
        model.name,
        name,
        withoutNoise(valueBy(model, measure) ?? null),
        withoutNoise(zBy(model, measure) ?? null),
      ]),
    ),
  )

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

  await test.step('it is copied as a table, and drawn as PNG and SVG', async () => {
    const names = MODELS.map(({ name }) => name)

    await comparePage.exportAs('Copy table')
    await expect(page.getByText('Table copied to the clipboard.')).toBeVisible()
    const lines = (await readClipboard(page)).split('\n').map((line) => line.split('\t'))
    expect(lines).toContainEqual(['Measure', ...names])
    expect(lines.filter(({ length }) => length === 1 + IDS.length)).toHaveLength(
      1 + MEASURES.length,
    )

    const svg = await captureDownload(page, () => comparePage.exportAs('Picture as SVG'))
    // The policy of the page forbids to parse a text there.
    const elsewhere = await page.context().newPage()
    const drawn = await elsewhere.evaluate((text) => {
      const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
      const texts = Array.from(root.querySelectorAll('text'), ({ textContent }) => textContent)
      return {
        name: root.localName,
        texts,
        size: ['width', 'height'].map((side) => Number(root.getAttribute(side))),
      }
    }, svg.text)
    expect(drawn.name).toBe('svg')
    expect(drawn.texts).toEqual(expect.arrayContaining(names))

    const png = await captureBytes(page, () => comparePage.exportAs('Picture as PNG'))
    expect(png.name).toMatch(/\.png$/)
    // The header of a PNG has its size.
    const [width, height] = [png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]
    expect([width, height]).toEqual(drawn.size.map((side) => 2 * side))
    // A blank picture of this size has some 10 kB.
    expect(png.bytes.length).toBeGreaterThan(30_000)
    expect(await violationsOn(page)).toEqual([])
  })

  await test.step('only the compared models', async () => {
    await comparePage.remove('chatglm3')
    await comparePage.shows('gpt-4', 'ernie')
    const fewer = await captureDownload(page, () => comparePage.exportAs('CSV'))
    expect(new Set(parseCsvRecords(fewer.text).map((row) => row.get('model')))).toEqual(
      new Set(['gpt-4', 'ernie'].map((id) => findModel(id).name)),
    )
  })
})
