import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aModel } from './testing/builders.ts'
import { inSuite } from './testing/suites.ts'
import { renderWithSource } from './testing/renderWithSource.tsx'
import type { Tokens } from './theme/index.ts'
import { LeaderboardTable } from './widgets/leaderboard-table/index.ts'
import { ModelCard } from './widgets/model-card/index.ts'
import { siteLinks, type Links } from './data/index.ts'
import type { Theme } from './domain/index.ts'
import { eventually } from './testing/eventually.ts'

const warnings = () => vi.mocked(console.warn).mock.calls.map(([text]) => String(text))

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function renderCard(tokens: Tokens, style = {}) {
  const { container } = renderWithSource(<ModelCard modelId="a" style={style} />, [aModel('a')], {
    tokens,
  })
  await screen.findAllByRole('link', { name: 'Model a' })
  return container.querySelector<HTMLElement>('.tl-root')
}

describe('the tokens of a provider', () => {
  it('are custom properties of each widget, below those of its own style', async () => {
    const root = await renderCard(
      { accent: '#7a1fa2', accentDark: '#d7a6f0', radius: '2px' },
      { '--tl-radius': '9px' },
    )
    expect(root?.style.getPropertyValue('--tl-accent')).toBe('#7a1fa2')
    expect(root?.style.getPropertyValue('--tl-radius')).toBe('9px')
  })

  it('pass nothing on but colours and lengths', async () => {
    const root = await renderCard({ surface: 'red; background: url(//evil.test)' })
    expect(root?.getAttribute('style') ?? '').not.toContain('evil')
    // Its warning belongs to no later test.
    await eventually(() => expect(warnings()).toHaveLength(1))
  })

  it('are named in the console, once each, when they are invalid or too alike', async () => {
    const tokens = { accent: '#ffd000', accentDark: '#ffd000', radius: '4em' }
    await renderCard(tokens)
    await renderCard({ ...tokens })
    await eventually(() => expect(warnings()).toHaveLength(2))
    expect(warnings()[0]).toContain('The token radius is “4em”, not a length from 0px to 99px.')
    expect(warnings()[1]).toContain('links (#ffd000 on #ffffff)')
  })
})

describe('the theme', () => {
  const dark = { surface: '#0f0f0f', ink: '#f5f5f5', accent: '#74cbc6' }

  it('decides which colours are too alike', async () => {
    const render = (theme: Theme) =>
      renderWithSource(<ModelCard modelId="a" />, [aModel('a')], { theme, tokens: { ...dark } })
    render('dark')
    render('light')
    await eventually(() => expect(warnings()).not.toEqual([]))
    expect(warnings().join('\n')).not.toContain('In dark colours')
  })

  it.each(['the provider', 'a widget'])('of %s is named in the console if unknown', async (of) => {
    const theme = `Dark of ${of}` as Theme
    const isProvider = of === 'the provider'
    renderWithSource(
      <ModelCard modelId="a" {...(!isProvider && { theme })} />,
      [aModel('a')],
      isProvider ? { theme } : {},
    )
    await eventually(() => expect(warnings()).toHaveLength(1))
    expect(warnings()[0]).toContain(`“${theme}”, not one of inherit, light, dark, system.`)
  })
})

describe('a provider in plain JavaScript', () => {
  it('may have null for a prop that is left out', async () => {
    const names = 'labels links theme tokens Link brand notify recentChanges bases cite'.split(' ')
    const nulls = Object.fromEntries(names.map((name) => [name, null]))
    renderWithSource(<LeaderboardTable />, [aModel('a')], nulls)
    const link = await screen.findByRole('link', { name: 'Model a' })
    expect(link.getAttribute('href')).toBe('/model/a')
  })

  it('may have null for a section of labels', async () => {
    renderWithSource(<LeaderboardTable />, [aModel('a')], {
      labels: { widget: null, leaderboard: null } as object,
    })
    await screen.findByRole('rowheader', { name: 'Model a' })
  })

  it('is told that the name of a language is no labels', async () => {
    renderWithSource(<LeaderboardTable />, [aModel('a')], { labels: 'de' as unknown as object })
    await screen.findByRole('rowheader', { name: 'Model a' })
    await eventually(() => expect(warnings()).toHaveLength(1))
    expect(warnings()[0]).toContain('The prop labels is “de”, not an object of labels, such as de')
  })

  it('is told that the address of a site lacks its protocol', async () => {
    const source = [aModel('a')]
    renderWithSource(<LeaderboardTable />, source, { links: siteLinks('lab.example') })
    renderWithSource(<LeaderboardTable />, source, { links: siteLinks('/models.v2/') })
    renderWithSource(<LeaderboardTable />, source, { links: siteLinks('https://lab.example') })
    await eventually(() => expect(warnings()).toHaveLength(1))
    expect(warnings()[0]).toContain('Allowed: an address with its protocol, such as “https://lab.')
  })

  it('is told which labels no widget has, and which have another type', async () => {
    const labels = {
      de: {},
      leaderbord: {},
      score: { z: 1 },
      leaderboard: { columns: { nam: 'Modell', 'x-price': 'Preis' }, retry: () => 'Nochmal' },
      compare: 'x',
    }
    renderWithSource(<LeaderboardTable />, [aModel('a')], { labels: labels as object })
    await screen.findByRole('rowheader', { name: 'Model a' })
    await eventually(() => expect(warnings()).toHaveLength(5))
    const text = warnings().join('\n')
    expect(text).toContain('The prop labels has “de”. Allowed: locale, dir, categories,')
    expect(text).toContain('The prop labels has “leaderbord”. Allowed: ')
    expect(text).toContain('The prop labels.score.z is 1, not a text.')
    expect(text).toContain('The prop labels.leaderboard.columns has “nam”. Allowed: name,')
    expect(text).toContain('The prop labels.leaderboard.retry is a function, not a text.')
  })

  it('has pages of the same site for the links that are left out', async () => {
    const links = { model: (id: string) => `/models/${id}`, sponsor: null }
    renderWithSource(<LeaderboardTable limit={1} />, [aModel('a'), aModel('b')], {
      links: links as unknown as Links,
    })
    const link = await screen.findByRole('link', { name: 'Model a' })
    expect(link.getAttribute('href')).toBe('/models/a')
    const addresses = screen.getAllByRole('link').map((one) => one.getAttribute('href'))
    expect(addresses.filter((address) => address?.startsWith('/?') || address === '/')).not.toEqual(
      [],
    )
  })
})

describe('the line with the publisher', () => {
  it('names publisher, suite and month, and links to the same figures', async () => {
    renderWithSource(
      <ModelCard modelId="a" />,
      [aModel('a', { evaluations: [inSuite('s', 0.5, 0.5, 0.5, 0.5)] })],
      {
        brand: 'Example Lab',
        links: siteLinks('https://lab.example'),
        suites: [{ id: 's', title: 'Suite S', publishedOn: '2024-04-23' }],
      },
    )
    const line = await screen.findByRole('link', { name: /^Example Lab/ })
    expect(line.textContent).toBe('Example Lab · Suite S, April 2024')
    expect(line.getAttribute('href')).toBe('https://lab.example/model/a')
  })

  it('is absent without a name', async () => {
    renderWithSource(<LeaderboardTable />, [aModel('a')])
    await screen.findByRole('rowheader', { name: 'Model a' })
    expect(document.querySelector('[part=brand]')).toBeNull()
  })
})
