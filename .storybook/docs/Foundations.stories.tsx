import type { Meta, StoryObj } from '@storybook/react-vite'
import { BAND_LABELS, SCORE_BANDS } from '@transparency-lab/widgets/domain'
import { COMPARE_BANDS } from '@transparency-lab/widgets/domain-internal'
import { expect } from 'storybook/test'
import { BandScale } from './BandScale.tsx'
import { TokenTable } from './TokenTable.tsx'

/** The tables of the documentation pages as stories, so that the tests open them. */
const meta = {
  title: 'Foundations',
  tags: ['!dev', '!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Tokens: Story = {
  render: () => <TokenTable sheet="tokens" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: '--tl-accent' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: /^--tl-sticky-top/ })).toBeVisible()
  },
}

/** Each swatch has the colour of its token. */
export const BandTokens: Story = {
  render: () => <TokenTable sheet="bands" />,
  play: async ({ canvasElement }) => {
    const swatches = [...canvasElement.querySelectorAll('td > .tl-root')]
    await expect(swatches.length).toBeGreaterThan(0)
    for (const swatch of swatches) {
      await expect(getComputedStyle(swatch).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    }
  },
}

export const SeriesTokens: Story = { render: () => <TokenTable sheet="series" /> }

/** One row for each band of the domain. */
export const DashboardBands: Story = {
  tags: ['picture'],
  render: () => <BandScale scale="dashboard" />,
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)
    await expect(names).toEqual(SCORE_BANDS.map(({ band }) => BAND_LABELS[band]))
  },
}

export const ComparisonBands: Story = {
  tags: ['picture'],
  render: () => <BandScale scale="comparison" />,
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)
    await expect(names).toEqual(COMPARE_BANDS.map(({ band }) => BAND_LABELS[band]))
  },
}
