// @tier full
import { expect, test } from './fixtures/hostileHost.ts'
import { expectFullyVisible, openTooltip } from './fixtures/tooltip.ts'

for (const embed of ['react', 'element'] as const) {
  for (const group of [[], ['layers', 'transforms', 'theme', 'resets', 'specific']]) {
    const where =
      group.length === 0 ? 'on a plain page' : 'on a page with hostile layers and transforms'

    test(`a tooltip of a widget (${embed}) is above everything ${where}`, async ({
      host,
      page,
    }) => {
      await host.open({ embed, width: '1000', group })
      const legend = host.slot('leaderboard').getByRole('list', { name: 'What the bands mean' })
      const term = legend.getByRole('button', { name: 'AVERAGE' }).first()
      await term.scrollIntoViewIfNeeded()
      await term.click()
      const tooltip = openTooltip(page)
      await expect(tooltip).toHaveText('AVERAGE: a score from 70.0% to below 80.0%.')
      await expectFullyVisible(tooltip)
      await page.keyboard.press('Escape')
      await expect(tooltip).toHaveCount(0)
    })
  }
}
