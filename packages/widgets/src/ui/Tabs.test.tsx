import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Tabs } from './Tabs.tsx'

const TABS = [
  { id: 'one', label: 'One', panel: <p>First panel</p> },
  { id: 'two', label: 'Two', panel: <a href="/two">Second panel</a> },
  { id: 'three', label: 'Three', panel: <p>Third panel</p> },
] as const

function renderTabs(direction: 'ltr' | 'rtl' = 'ltr') {
  render(
    <div className={direction}>
      {/* This document hands no direction down. */}
      <style>{'.rtl * { direction: rtl }'}</style>
      <Tabs label="Numbers" tabs={TABS} />
    </div>,
  )
  return userEvent.setup()
}

const tab = (name: string) => screen.getByRole('tab', { name })
const chosen = () => screen.getByRole('tab', { selected: true }).textContent
const panel = () => screen.getByRole('tabpanel')

describe('tabs', () => {
  it('are a named list of tabs of which the first is chosen', () => {
    renderTabs()
    expect(screen.getByRole('tablist', { name: 'Numbers' })).toBeTruthy()
    const states = screen.getAllByRole('tab').map((part) => part.getAttribute('aria-selected'))
    expect(states).toEqual(['true', 'false', 'false'])
  })

  it('show one panel, which is named by its tab and which its tab controls', async () => {
    const user = renderTabs()
    expect(screen.getAllByRole('tabpanel')).toEqual([panel()])
    expect(panel().textContent).toBe('First panel')
    expect(screen.getByText('Second panel').closest('[hidden]')).not.toBeNull()
    await user.click(tab('Two'))
    expect(screen.getByRole('tabpanel', { name: 'Two' }).textContent).toBe('Second panel')
    expect(tab('Two').getAttribute('aria-controls')).toBe(panel().id)
    expect(screen.getByText('First panel').closest('[hidden]')).not.toBeNull()
  })

  it('control an element that is there, whether it is shown or not', () => {
    renderTabs()
    const panels = screen
      .getAllByRole('tab')
      .map((part) => document.getElementById(part.getAttribute('aria-controls') ?? ''))
    expect(panels.map((part) => part?.hidden)).toEqual([false, true, true])
  })

  it('are one stop of the Tab key, which then goes into the panel', async () => {
    const user = renderTabs()
    await user.click(tab('Two'))
    await user.tab({ shift: true })
    expect(document.activeElement).toBe(document.body)
    await user.tab()
    expect(document.activeElement).toBe(tab('Two'))
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Second panel')
  })

  it('are told apart from those of another list on the page', () => {
    render(<Tabs label="Others" tabs={TABS} />)
    renderTabs()
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each([
    ['{ArrowRight}', ['Two', 'Three', 'One']],
    ['{ArrowLeft}', ['Three', 'Two', 'One']],
  ])('are gone through by %s, and round at the end', async (key, names) => {
    const user = renderTabs()
    await user.click(tab('One'))
    for (const name of names) {
      await user.keyboard(key)
      expect(chosen()).toBe(name)
      expect(document.activeElement).toBe(tab(name))
    }
  })

  it.each([
    ['{ArrowLeft}', ['Two', 'Three', 'One']],
    ['{ArrowRight}', ['Three', 'Two', 'One']],
  ])(
    'are gone through the other way by %s where text runs from right to left',
    async (key, names) => {
      const user = renderTabs('rtl')
      await user.click(tab('One'))
      for (const name of names) {
        await user.keyboard(key)
        expect(chosen()).toBe(name)
      }
    },
  )

  it('are left to their ends by Home and End', async () => {
    const user = renderTabs()
    await user.click(tab('Two'))
    await user.keyboard('{End}')
    expect(chosen()).toBe('Three')
    await user.keyboard('{Home}')
    expect(chosen()).toBe('One')
    expect(document.activeElement).toBe(tab('One'))
  })

  it('stay as they are at any other key', async () => {
    const user = renderTabs()
    await user.click(tab('Two'))
    await user.keyboard('{ArrowUp}{ArrowDown}{PageDown}x{Escape}')
    expect(chosen()).toBe('Two')
  })

  it('leave the keys of the browser alone, such as Alt and an arrow to go back', async () => {
    const user = renderTabs()
    await user.click(tab('Two'))
    await user.keyboard('{Alt>}{ArrowLeft}{ArrowRight}{/Alt}')
    await user.keyboard('{Meta>}{ArrowLeft}{/Meta}{Control>}{Home}{/Control}')
    expect(chosen()).toBe('Two')
  })
})
