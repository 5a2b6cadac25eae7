import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ComparePanel, LeaderboardTable } from './index.ts'
import { aModel } from './testing/builders.ts'
import { renderWithSource } from './testing/renderWithSource.tsx'

const MODELS = ['a', 'b'].map((id) => aModel(id, { name: 'Same', provider: 'Acme' }))

beforeEach(() => void vi.spyOn(console, 'error'))
afterEach(() => void vi.restoreAllMocks())

describe('two models of one name', () => {
  it.each([
    ['the leaderboard', <LeaderboardTable key="table" />],
    ['the comparison', <ComparePanel key="panel" modelIds={['a', 'b']} />],
  ])('stay two in %s', async (_, widget) => {
    renderWithSource(widget, MODELS)
    const links = await screen.findAllByRole('link', { name: 'Same' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/model/a', '/model/b'])
    expect(console.error).not.toHaveBeenCalled()
  })
})
