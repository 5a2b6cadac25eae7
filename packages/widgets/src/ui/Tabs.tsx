import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { hasModifier } from './hasModifier.ts'

/** One tab and what it shows. */
export interface Tab {
  readonly id: string
  readonly label: string
  readonly panel: ReactNode
}

/** What a row of tabs consists of. */
export interface TabsProps {
  /** What the tabs choose between. */
  readonly label: string
  /** At least one; the first is shown at first. */
  readonly tabs: readonly [Tab, ...Tab[]]
}

/**
 * Tabs of which one panel is shown, and every one is printed; the arrow keys, Home and End go from one
 * to the next.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const [chosen, setChosen] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const prefix = useId()
  const shown = tabs[chosen] ?? tabs[0]
  const idOf = (part: string, tab: Tab) => `${prefix}${part}-${tab.id}`

  const followKey = (event: KeyboardEvent) => {
    const next = hasModifier(event) ? undefined : nextTab(event, chosen, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div className="tl-tabs">
      {/* The keys are those of the tab that has the focus; the list only gathers them. */}
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={list}
        className="tl-tab-list"
        role="tablist"
        aria-label={label}
        onKeyDown={followKey}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className="tl-tab"
            id={idOf('tab', tab)}
            aria-controls={idOf('panel', tab)}
            aria-selected={tab === shown}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => setChosen(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          className="tl-tab-panel"
          id={idOf('panel', tab)}
          aria-labelledby={idOf('tab', tab)}
          data-label={tab.label}
          hidden={tab !== shown}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  )
}

function nextTab({ key, currentTarget }: KeyboardEvent, chosen: number, count: number) {
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return (chosen + 1) % count
  if (key === back) return (chosen - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
