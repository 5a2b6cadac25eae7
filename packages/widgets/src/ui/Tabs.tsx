import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { isBrowserKey } from './isBrowserKey.ts'
import { scrollToFocused } from './scrollToFocused.ts'
import { useUniqueId } from './useUniqueId.ts'

/** A tab and its panel. */
export interface Tab {
  readonly id: string
  readonly label: string
  readonly panel: ReactNode
}

/** Props of tabs. */
export interface TabsProps {
  /** The accessible name of the tab list. */
  readonly label: string
  /** At least one; the first is selected initially. */
  readonly tabs: readonly [Tab, ...Tab[]]
  /** Called with the id of the tab that the reader selects. */
  readonly onSelect?: (id: string) => void
}

/** Tabs, which the arrow keys, Home and End select. The screen shows one panel; print shows all of them. */
export function Tabs({ label, tabs, onSelect }: TabsProps) {
  const [selected, setSelected] = useState(0)
  const prefix = useUniqueId()
  const selectedTab = tabs[selected] ?? tabs[0]
  const getId = (part: string, tab: Tab) => `${prefix}${part}-${tab.id}`

  const select = (index: number) => {
    setSelected(index)
    if (tabs[index] !== undefined) onSelect?.(tabs[index].id)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = getNextTab(event, selected, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    select(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div className="tl-tabs">
      {/* The focus is on a tab, not on the list. */}
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        className="tl-tab-list"
        role="tablist"
        aria-label={label}
        onKeyDown={handleKeyDown}
        onFocusCapture={scrollToFocused}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className="tl-tab"
            id={getId('tab', tab)}
            aria-controls={getId('panel', tab)}
            aria-selected={tab === selectedTab}
            tabIndex={tab === selectedTab ? 0 : -1}
            onClick={() => select(index)}
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
          id={getId('panel', tab)}
          aria-labelledby={getId('tab', tab)}
          data-label={tab.label}
          hidden={tab !== selectedTab}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  )
}

function getNextTab(event: KeyboardEvent, selected: number, count: number) {
  if (isBrowserKey(event)) return undefined
  const { key, currentTarget } = event
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return (selected + 1) % count
  if (key === back) return (selected - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
