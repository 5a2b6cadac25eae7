import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyParts, LazyPartsContext } from '../lazyParts.ts'
import { WidgetRoot } from '../WidgetRoot.tsx'
import { TooltipTrigger } from './Tooltip.tsx'

const TERMS = { bias: 'About bias.', z: 'About z.', good: 'About good.' }
const onSort = vi.fn()
const onEscape = vi.fn()
const showPopover = vi.fn()

beforeEach(async () => {
  // jsdom does not implement popovers.
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover: vi.fn() })
  vi.useFakeTimers()
  render(
    // A dialog of the host closes on the same key.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={({ key }) => key === 'Escape' && onEscape()}>
      <LazyPartsContext.Provider value={lazyParts}>
        <WidgetRoot terms={TERMS}>
          <TooltipTrigger term="bias" terms={TERMS} className="sort" onClick={onSort}>
            Bias
          </TooltipTrigger>
          <TooltipTrigger term="z" terms={TERMS}>
            z
          </TooltipTrigger>
          <span data-band-label="good">GOOD</span>
          <span data-term="unknown">unknown term</span>
          <p>plain text</p>
        </WidgetRoot>
      </LazyPartsContext.Provider>
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

const tooltip = () => screen.getByRole('tooltip', { hidden: true })
const text = () => tooltip().textContent
const wait = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}
const term = (name: string) => screen.getByText(name)
const focusByKeyboard = (name: string) => {
  // jsdom remembers the last focused element when the event is fired at the body.
  fireEvent.keyDown(document.documentElement, { key: 'Tab' })
  act(() => term(name).focus())
}
/** Clicks, and waits for the promise by which the component handles a click. */
const click = (target: Element) =>
  act(async () => {
    fireEvent.click(target)
    await Promise.resolve()
  })

type Pointer = 'mouse' | 'pen' | 'touch'
/** Fires a pointer event; jsdom has no PointerEvent. */
function point(
  name: 'over' | 'out' | 'down' | 'up',
  target: Element,
  pointerType: Pointer = 'mouse',
  relatedTarget: Element | null = null,
): void {
  const event = new MouseEvent(`pointer${name}`, { bubbles: true, composed: true, relatedTarget })
  fireEvent(target, Object.assign(event, { pointerType }))
}

describe('Tooltip', () => {
  it.each<Pointer>(['mouse', 'pen'])(
    'opens after a %s rests on its trigger for 700 ms',
    (pointer) => {
      point('over', term('Bias'), pointer)
      wait(699)
      expect(text()).toBe('')
      wait(1)
      expect(text()).toBe('About bias.')
      expect(showPopover).toHaveBeenCalled()
    },
  )

  it('does not open when the pointer leaves within 700 ms', () => {
    point('over', term('Bias'))
    wait(600)
    point('out', term('Bias'))
    wait(2_000)
    expect(text()).toBe('')
  })

  it('closes when the pointer leaves, and the next one opens at once within 300 ms', () => {
    point('over', term('Bias'))
    wait(700)
    point('out', term('Bias'))
    wait(150)
    expect(text()).toBe('')
    wait(299)
    point('over', term('GOOD'))
    expect(text()).toBe('About good.')
  })

  it('opens with the full delay after 300 ms without a tooltip', () => {
    point('over', term('Bias'))
    wait(700)
    point('out', term('Bias'))
    wait(150 + 300)
    point('over', term('GOOD'))
    expect(text()).toBe('')
    wait(700)
    expect(text()).toBe('About good.')
  })

  it('stays open while the pointer is on the tooltip', () => {
    point('over', term('Bias'))
    wait(700)
    point('out', term('Bias'), 'mouse', tooltip())
    wait(100)
    point('over', tooltip())
    wait(2_000)
    expect(text()).toBe('About bias.')
  })

  it('opens at once on keyboard focus, and closes on blur', () => {
    focusByKeyboard('Bias')
    expect(text()).toBe('About bias.')
    focusByKeyboard('z')
    expect(text()).toBe('About z.')
    act(() => term('z').blur())
    expect(text()).toBe('')
  })

  it('closes on Escape and stops the event and its default action', () => {
    focusByKeyboard('Bias')
    expect(fireEvent.keyDown(term('Bias'), { key: 'Escape' })).toBe(false)
    expect(text()).toBe('')
    expect(onEscape).not.toHaveBeenCalled()
    expect(fireEvent.keyDown(term('Bias'), { key: 'Escape' })).toBe(true)
    expect(onEscape).toHaveBeenCalledOnce()
  })

  it('closes when its button is pressed, and opens again after the pointer returns', () => {
    point('over', term('Bias'))
    wait(700)
    point('down', term('Bias'))
    expect(text()).toBe('')
    point('over', term('Bias'))
    wait(2_000)
    expect(text()).toBe('')
    point('out', term('Bias'))
    wait(2_000)
    point('over', term('Bias'))
    wait(700)
    expect(text()).toBe('About bias.')
  })

  it.each(['z', 'GOOD'])('opens at once on a click on “%s”, which has no action', async (name) => {
    await click(term(name))
    expect(text()).toMatch(/^About/)
  })

  it('does not open once the page has removed the widget', () => {
    fireEvent.pointerOver(term('Bias'), { pointerType: 'mouse' })
    tooltip().closest('.tl-root')?.remove()
    wait(700)
    expect(showPopover).not.toHaveBeenCalled()
  })

  it('does not open once its trigger is removed', () => {
    point('over', term('GOOD'))
    term('GOOD').remove()
    wait(700)
    expect(text()).toBe('')
    expect(showPopover).not.toHaveBeenCalled()
  })

  it('leaves Escape to the page once its trigger has lost its text', async () => {
    await click(term('GOOD'))
    expect(text()).not.toBe('')
    delete term('GOOD').dataset['bandLabel']
    fireEvent.scroll(document)
    wait(700)
    expect(fireEvent.keyDown(term('GOOD'), { key: 'Escape' })).toBe(true)
    expect(onEscape).toHaveBeenCalledOnce()
  })

  it('does not open for a term without a text', async () => {
    await click(term('unknown term'))
    expect(text()).toBe('')
    expect(showPopover).not.toHaveBeenCalled()
  })

  it.each([
    ['without a text', 'unknown term', true],
    ['in a browser without popovers', 'GOOD', false],
  ])('leaves Escape to the page for a term %s', async (_, name, hasPopovers) => {
    if (!hasPopovers) Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
    await click(term(name))
    expect(fireEvent.keyDown(term(name), { key: 'Escape' })).toBe(true)
    expect(onEscape).toHaveBeenCalledOnce()
  })
})

describe('Tooltip on a touch screen', () => {
  const tap = async (target: Element) => {
    point('down', target, 'touch')
    point('up', target, 'touch')
    await click(target)
  }

  it('opens on a tap on a term without an action, and closes on a touch elsewhere', async () => {
    await tap(term('GOOD'))
    expect(text()).toBe('About good.')
    point('down', document.body, 'touch')
    expect(text()).toBe('')
  })

  it('does not open on a tap on a button, which performs its action', async () => {
    await tap(term('Bias'))
    wait(2_000)
    expect(text()).toBe('')
    expect(onSort).toHaveBeenCalledOnce()
  })

  it('opens on a long press on a button, which then performs no action', async () => {
    point('down', term('Bias'), 'touch')
    wait(700)
    expect(text()).toBe('About bias.')
    expect(fireEvent.contextMenu(term('Bias'))).toBe(false)
    point('up', term('Bias'), 'touch')
    await click(term('Bias'))
    expect(onSort).not.toHaveBeenCalled()
    expect(text()).toBe('About bias.')
    await tap(term('Bias'))
    expect(onSort).toHaveBeenCalledOnce()
  })
})

describe('TooltipTrigger', () => {
  it('has the text of its tooltip as its description', () => {
    expect(term('Bias').getAttribute('aria-description')).toBe('About bias.')
  })
})
