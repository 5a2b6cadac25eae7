import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WidgetRoot } from '../WidgetRoot.tsx'
import { TermButton } from './TermButton.tsx'

const TERMS = { bias: 'About bias.', z: 'About z.', good: 'About good.' }
const onSort = vi.fn()
const onEscape = vi.fn()
const showPopover = vi.fn()

beforeEach(async () => {
  // What jsdom has none of.
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover: vi.fn() })
  vi.useFakeTimers()
  render(
    // A host's dialog would close by the same key.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={({ key }) => key === 'Escape' && onEscape()}>
      <WidgetRoot terms={TERMS}>
        <TermButton term="bias" terms={TERMS} className="sort" onClick={onSort}>
          Bias
        </TermButton>
        <TermButton term="z" terms={TERMS}>
          z
        </TermButton>
        <span data-standing="good">GOOD</span>
        <span data-term="unheard">unheard of</span>
        <p>nothing</p>
      </WidgetRoot>
    </div>,
  )
  await act(() => vi.dynamicImportSettled())
})

afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover')
})

const tip = () => screen.getByRole('tooltip', { hidden: true })
const said = () => tip().textContent
const wait = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}
const term = (text: string) => screen.getByText(text)
const focusByKeyboard = (text: string) => {
  // Not from the body, for which jsdom keeps which element was focused last.
  fireEvent.keyDown(document.documentElement, { key: 'Tab' })
  act(() => term(text).focus())
}
/** A click is told when the tooltips have come, which is at the next turn at the earliest. */
const click = (target: Element) =>
  act(async () => {
    fireEvent.click(target)
    await Promise.resolve()
  })

type Pointer = 'mouse' | 'pen' | 'touch'
/** Fires a pointer event, which jsdom has no class for. */
function point(
  name: 'over' | 'out' | 'down' | 'up',
  target: Element,
  pointerType: Pointer = 'mouse',
  relatedTarget: Element | null = null,
): void {
  const event = new MouseEvent(`pointer${name}`, { bubbles: true, composed: true, relatedTarget })
  fireEvent(target, Object.assign(event, { pointerType }))
}

describe('a tooltip', () => {
  it.each<Pointer>(['mouse', 'pen'])('opens when a %s has rested for 700 ms', (pointer) => {
    point('over', term('Bias'), pointer)
    wait(699)
    expect(said()).toBe('')
    wait(1)
    expect(said()).toBe('About bias.')
    expect(showPopover).toHaveBeenCalled()
  })

  it('does not open when the pointer only passes', () => {
    point('over', term('Bias'))
    wait(600)
    point('out', term('Bias'))
    wait(2_000)
    expect(said()).toBe('')
  })

  it('closes when the pointer leaves, and the next within 300 ms opens at once', () => {
    point('over', term('Bias'))
    wait(700)
    point('out', term('Bias'))
    wait(150)
    expect(said()).toBe('')
    wait(299)
    point('over', term('GOOD'))
    expect(said()).toBe('About good.')
  })

  it('takes its time again when more than 300 ms have passed', () => {
    point('over', term('Bias'))
    wait(700)
    point('out', term('Bias'))
    wait(150 + 300)
    point('over', term('GOOD'))
    expect(said()).toBe('')
    wait(700)
    expect(said()).toBe('About good.')
  })

  it('stays while the pointer is on the tooltip itself', () => {
    point('over', term('Bias'))
    wait(700)
    point('out', term('Bias'), 'mouse', tip())
    wait(100)
    point('over', tip())
    wait(2_000)
    expect(said()).toBe('About bias.')
  })

  it('opens at once on focus by keyboard, and closes when the focus leaves', () => {
    focusByKeyboard('Bias')
    expect(said()).toBe('About bias.')
    focusByKeyboard('z')
    expect(said()).toBe('About z.')
    act(() => term('z').blur())
    expect(said()).toBe('')
  })

  it('closes on Escape, which nothing around it hears then', () => {
    focusByKeyboard('Bias')
    fireEvent.keyDown(term('Bias'), { key: 'Escape' })
    expect(said()).toBe('')
    expect(onEscape).not.toHaveBeenCalled()
    fireEvent.keyDown(term('Bias'), { key: 'Escape' })
    expect(onEscape).toHaveBeenCalledOnce()
  })

  it('closes when its term is clicked to do something, and comes back with the pointer', () => {
    point('over', term('Bias'))
    wait(700)
    point('down', term('Bias'))
    expect(said()).toBe('')
    point('over', term('Bias'))
    wait(2_000)
    expect(said()).toBe('')
    point('out', term('Bias'))
    wait(2_000)
    point('over', term('Bias'))
    wait(700)
    expect(said()).toBe('About bias.')
  })

  it.each(['z', 'GOOD'])(
    'opens at once when “%s”, which does nothing else, is clicked',
    async (text) => {
      await click(term(text))
      expect(said()).toMatch(/^About/)
    },
  )

  it('says nothing of what has no sentence', async () => {
    await click(term('unheard of'))
    expect(said()).toBe('')
    expect(showPopover).not.toHaveBeenCalled()
  })
})

describe('a tooltip by touch', () => {
  const tap = async (target: Element) => {
    point('down', target, 'touch')
    point('up', target, 'touch')
    await click(target)
  }

  it('opens at once for a word that does nothing else, until something else is touched', async () => {
    await tap(term('GOOD'))
    expect(said()).toBe('About good.')
    point('down', document.body, 'touch')
    expect(said()).toBe('')
  })

  it('does not open when a button is tapped, which does what it does', async () => {
    await tap(term('Bias'))
    wait(2_000)
    expect(said()).toBe('')
    expect(onSort).toHaveBeenCalledOnce()
  })

  it('opens when a button is held, which then does nothing', async () => {
    point('down', term('Bias'), 'touch')
    wait(700)
    expect(said()).toBe('About bias.')
    expect(fireEvent.contextMenu(term('Bias'))).toBe(false)
    point('up', term('Bias'), 'touch')
    await click(term('Bias'))
    expect(onSort).not.toHaveBeenCalled()
    expect(said()).toBe('About bias.')
    await tap(term('Bias'))
    expect(onSort).toHaveBeenCalledOnce()
  })
})

describe('a term for those who do not see', () => {
  it('has its sentence as its description', () => {
    expect(term('Bias').getAttribute('aria-description')).toBe('About bias.')
  })
})
