import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Tabs } from './Tabs.tsx'

const TABS = [
  { id: 'one', label: 'One', panel: <p>First panel</p> },
  { id: 'two', label: 'Two', panel: <a href="/two">Second panel</a> },
  { id: 'three', label: 'Three', panel: <p>Third panel</p> },
] as const

function renderTabs(direction: 'ltr' | 'rtl' = 'ltr') {
  render(
    <div className={direction}>
      {/* jsdom does not inherit the direction. */}
      <style>{'.rtl * { direction: rtl }'}</style>
      <Tabs label="Numbers" tabs={TABS} />
    </div>,
  )
  return userEvent.setup()
}

const tab = (name: string) => screen.getByRole('tab', { name })
const selected = () => screen.getByRole('tab', { selected: true }).textContent
const panel = () => screen.getByRole('tabpanel')

describe('Tabs', () => {
  it('renders a named tab list with the first tab selected', () => {
    renderTabs()
    expect(screen.getByRole('tablist', { name: 'Numbers' })).toBeTruthy()
    const states = screen.getAllByRole('tab').map((part) => part.getAttribute('aria-selected'))
    expect(states).toEqual(['true', 'false', 'false'])
  })

  it('shows one panel, with the name of its tab, and its tab controls it', async () => {
    const user = renderTabs()
    expect(screen.getAllByRole('tabpanel')).toEqual([panel()])
    expect(panel().textContent).toBe('First panel')
    expect(screen.getByText('Second panel').closest('[hidden]')).not.toBeNull()
    await user.click(tab('Two'))
    expect(screen.getByRole('tabpanel', { name: 'Two' }).textContent).toBe('Second panel')
    expect(tab('Two').getAttribute('aria-controls')).toBe(panel().id)
    expect(screen.getByText('First panel').closest('[hidden]')).not.toBeNull()
  })

  it('renders the hidden panels too, so that aria-controls refers to them', () => {
    renderTabs()
    const panels = screen
      .getAllByRole('tab')
      .map((part) => document.getElementById(part.getAttribute('aria-controls') ?? ''))
    expect(panels.map((part) => part?.hidden)).toEqual([false, true, true])
  })

  it('calls onSelect with the id of a tab that is clicked or selected by keyboard', async () => {
    const onSelect = vi.fn()
    render(<Tabs label="Numbers" tabs={TABS} onSelect={onSelect} />)
    await userEvent.click(tab('Two'))
    await userEvent.keyboard('{ArrowRight}')
    expect(onSelect.mock.calls).toEqual([['two'], ['three']])
  })

  it('is one tab stop, followed by the panel', async () => {
    const user = renderTabs()
    await user.click(tab('Two'))
    await user.tab({ shift: true })
    expect(document.activeElement).toBe(document.body)
    await user.tab()
    expect(document.activeElement).toBe(tab('Two'))
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Second panel')
  })

  it('has ids that are unique on the page', () => {
    render(<Tabs label="Others" tabs={TABS} />)
    renderTabs()
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each([
    ['{ArrowRight}', ['Two', 'Three', 'One']],
    ['{ArrowLeft}', ['Three', 'Two', 'One']],
  ])('selects tabs on %s and wraps', async (key, names) => {
    const user = renderTabs()
    await user.click(tab('One'))
    for (const name of names) {
      await user.keyboard(key)
      expect(selected()).toBe(name)
      expect(document.activeElement).toBe(tab(name))
    }
  })

  it.each([
    ['{ArrowLeft}', ['Two', 'Three', 'One']],
    ['{ArrowRight}', ['Three', 'Two', 'One']],
  ])('selects tabs in the other direction on %s in text from right to left', async (key, names) => {
    // A computed style has the direction.
    vi.unstubAllGlobals()
    const user = renderTabs('rtl')
    await user.click(tab('One'))
    for (const name of names) {
      await user.keyboard(key)
      expect(selected()).toBe(name)
    }
  })

  it('selects the first and last tab on Home and End', async () => {
    const user = renderTabs()
    await user.click(tab('Two'))
    await user.keyboard('{End}')
    expect(selected()).toBe('Three')
    await user.keyboard('{Home}')
    expect(selected()).toBe('One')
    expect(document.activeElement).toBe(tab('One'))
  })

  it('ignores every other key', async () => {
    const user = renderTabs()
    await user.click(tab('Two'))
    await user.keyboard('{ArrowUp}{ArrowDown}{PageDown}x{Escape}')
    expect(selected()).toBe('Two')
  })

  it('ignores shortcuts of the browser, such as Alt and an arrow', async () => {
    const user = renderTabs()
    await user.click(tab('Two'))
    await user.keyboard('{Alt>}{ArrowLeft}{ArrowRight}{/Alt}')
    await user.keyboard('{Meta>}{ArrowLeft}{/Meta}{Control>}{Home}{/Control}')
    expect(selected()).toBe('Two')
  })
})
