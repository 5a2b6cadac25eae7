import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import { siteLinks, type LinkProps } from '../../data/index.ts'
import { aModel } from '../../testing/builders.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { LeaderboardTable } from './index.ts'

function RouterLink({ href, children }: LinkProps) {
  return (
    <a href={`#routed${href}`} data-router="">
      {children}
    </a>
  )
}

describe('the leaderboard on a host’s page', () => {
  it('passes class, style, other attributes and ref to its root element', async () => {
    const ref = createRef<HTMLElement>()
    renderWithSource(
      <LeaderboardTable ref={ref} className="mine" id="board" data-host="yes" theme="dark" />,
      [aModel('a')],
    )
    await screen.findByRole('rowheader', { name: 'Model a' })
    expect(ref.current?.className).toBe('tl-root tl-leaderboard mine')
    expect(ref.current?.id).toBe('board')
    expect(ref.current?.dataset).toMatchObject({ host: 'yes', theme: 'dark', status: 'ready' })
  })

  it('follows the colour scheme of the page unless theme is set', () => {
    const ref = createRef<HTMLElement>()
    renderWithSource(<LeaderboardTable ref={ref} />, [])
    expect(ref.current?.dataset['theme']).toBe('inherit')
  })

  it('links to the URLs of the host’s link functions', async () => {
    renderWithSource(<LeaderboardTable />, [aModel('a')], {
      links: siteLinks('https://lab.example'),
    })
    const link = await screen.findByRole('link', { name: 'Model a' })
    expect(link.getAttribute('href')).toBe('https://lab.example/model/a')
  })

  it('renders links with the host’s link component', async () => {
    renderWithSource(<LeaderboardTable />, [aModel('a')], { Link: RouterLink })
    const link = await screen.findByRole('link', { name: 'Model a' })
    expect(link.getAttribute('href')).toBe('#routed/model/a')
  })

  it('shows the labels of the host', async () => {
    renderWithSource(<LeaderboardTable />, [aModel('a')], {
      labels: { leaderboard: { advancedFilters: 'Weitere Filter' } },
    })
    expect(await screen.findByRole('button', { name: 'Weitere Filter' })).toBeTruthy()
  })

  it('renders markup in a name as text', async () => {
    const name = '<img src=x onerror=alert(1)> & "co"'
    renderWithSource(<LeaderboardTable />, [aModel('a', { name })])
    expect(await screen.findByRole('link', { name })).toBeTruthy()
    expect(document.querySelector('img')).toBeNull()
  })

  it('shows the rows alone without its toolbar, and says their number to screen readers', async () => {
    renderWithSource(<LeaderboardTable toolbar={false} notes="short" />, [aModel('a')])
    await screen.findByRole('rowheader', { name: 'Model a' })
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Advanced Filters' })).toBeNull()
    expect(screen.getByText('1 of 1 model').className).toBe('tl-visually-hidden')
    expect(document.querySelector('.tl-bands-legend')).toBeNull()
  })
})
