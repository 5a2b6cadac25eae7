import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CheckMenu } from './CheckMenu.tsx'
import { Menu } from './Menu.tsx'

const ITEM = { id: 'csv', label: 'CSV' }

const MENUS = [
  ['menu', <Menu label="Open" items={[{ ...ITEM, onChoose: () => undefined }]} />],
  [
    'menu of check boxes',
    <CheckMenu label="Open" items={[{ ...ITEM, isChecked: true, onChange: () => undefined }]} />,
  ],
] as const

const opener = () => screen.getByRole('button', { name: 'Open' })
const isOpen = () => opener().getAttribute('aria-expanded') === 'true'

/** Clicks as Safari does, where a press moves the focus to the page instead of a button. */
function click(target: HTMLElement) {
  act(() => {
    const { activeElement } = document
    if (fireEvent.mouseDown(target)) (activeElement as HTMLElement | null)?.blur()
  })
  fireEvent.click(target)
}

describe.each(MENUS)('a %s where a click does not focus a button', (_, menu) => {
  it('closes on a second click on its button', () => {
    render(menu)
    click(opener())
    expect(isOpen()).toBe(true)
    click(opener())
    expect(isOpen()).toBe(false)
  })

  it('closes on a click elsewhere', () => {
    render(menu)
    click(opener())
    click(document.body)
    expect(isOpen()).toBe(false)
  })

  it('closes on Escape', () => {
    render(menu)
    click(opener())
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' })
    expect(isOpen()).toBe(false)
  })
})
