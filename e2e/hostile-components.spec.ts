// @tier full
import { addStyles } from './fixtures/addStyles.ts'
import { computedValues, diffValues, formatChanges } from './fixtures/computedValues.ts'
import { expect, test } from './fixtures/hostileHost.ts'
import { HARMLESS, STRONG, type HostSettings } from './fixtures/hostilePage.ts'

// Each test opens the page twice, which is slow on a busy machine.
test.describe.configure({ timeout: 120_000 })

/**
 * Layout properties that the strong groups must not change; they may change colours and text size.
 */
const LAYOUT = [
  'display',
  'position',
  'float',
  'flex-direction',
  'z-index',
  'overflow-x',
  'opacity',
]

test('strong style groups change no layout property of the React components', async ({ host }) => {
  await host.open({ embed: 'react', width: '1200' })
  const plain = await computedValues(host.widgets)
  await host.open({ embed: 'react', width: '1200', group: STRONG })
  const changes = diffValues(plain, await computedValues(host.widgets))
  const moved = changes.filter(({ property }) => LAYOUT.includes(property))
  expect(moved.length, formatChanges(moved)).toBe(0)
})

test('every tab of a report is printed, even if the host forces [hidden] to display: none', async ({
  host,
  page,
}) => {
  await host.open({ embed: 'react', width: '1200' })
  await addStyles(page, '[hidden] { display: none !important }')
  await page.emulateMedia({ media: 'print' })
  const panels = host.slot('report').locator('.tl-tab-panel')
  await expect(panels).toHaveCount(4)
  for (const panel of await panels.all()) await expect(panel).toBeVisible()
})

test('a component inherits the host’s font, and --tl-font overrides it', async ({ host }) => {
  const fontOf = () =>
    host
      .slot('leaderboard')
      .getByRole('cell')
      .first()
      .evaluate((cell) => getComputedStyle(cell).fontFamily)
  await host.open({ embed: 'react', group: 'theme', font: 'host' })
  expect(await fontOf()).toBe('Georgia, serif')
  await host.open({ embed: 'react', group: 'theme' })
  expect(await fontOf()).toBe('Arial, sans-serif')
})

test('the layered style sheet computes the same values on a host without styles', async ({
  host,
}) => {
  await host.open({ embed: 'react', width: '1200' })
  const plain = await computedValues(host.widgets)
  await host.open({ embed: 'react', width: '1200', styles: 'layered' })
  const changes = diffValues(plain, await computedValues(host.widgets))
  expect(changes.length, formatChanges(changes)).toBe(0)
})

test(`unlayered rules of the host override the layered style sheet`, async ({ host }) => {
  const settings: HostSettings = { embed: 'react', width: '1200', styles: 'layered' }
  await host.open(settings)
  const plain = await computedValues(host.widgets)
  await host.open({ ...settings, group: 'theme' })
  const changes = diffValues(plain, await computedValues(host.widgets))
  const painted = new Set(changes.map(({ property }) => property))
  const expected = ['margin-top', 'padding-top', 'border-top-style', 'font-size', 'color']
  expect([...painted]).toEqual(expect.arrayContaining(expected))
})

test('the tests cover every style group of the page', async ({ host, page }) => {
  await host.openBare({ late: '' })
  const names = await page
    .locator('input[name="group"]')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value')))
  expect(names.toSorted()).toEqual([...HARMLESS, ...STRONG].toSorted())
})
