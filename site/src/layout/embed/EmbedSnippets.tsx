import { useId, useRef, useState, type KeyboardEvent } from 'react'
import type { EmbedChoices, EmbeddedView } from '../../embed/embeddedView.ts'
import { elementSnippet, frameSnippet } from '../../embed/htmlSnippets.ts'
import { reactSnippet } from '../../embed/reactSnippet.ts'
import { Snippet } from './Snippet.tsx'

const WAYS = [
  {
    name: 'React component',
    hint: 'For a page built with React: npm install @transparency-lab/widgets',
    write: reactSnippet,
  },
  {
    name: 'Script tag',
    hint: 'For any page: a custom element that neither inherits the page’s styles nor changes them.',
    write: elementSnippet,
  },
  {
    name: 'Iframe',
    hint: 'For a page that isolates third-party content: a frame that resizes to fit its rows.',
    write: frameSnippet,
  },
] as const
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

interface EmbedSnippetsProps {
  readonly embedded: EmbeddedView
  readonly choices: EmbedChoices
  /** URL of the site, without a trailing slash. */
  readonly siteUrl: string
}

/** The code to paste, in one tab for each way to embed. */
export function EmbedSnippets({ embedded, choices, siteUrl }: EmbedSnippetsProps) {
  const id = useId()
  const tabs = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(0)
  const { name, hint, write } = WAYS[chosen] ?? WAYS[0]
  const step = ({ key }: KeyboardEvent) => {
    const way = STEPS[key]
    if (way === undefined) return
    const next = (chosen + way + WAYS.length) % WAYS.length
    setChosen(next)
    tabs.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className="embed-snippets">
      <div ref={tabs} role="tablist" aria-label="Ways to embed" className="embed-tabs">
        {WAYS.map((way, index) => (
          <button
            key={way.name}
            type="button"
            role="tab"
            id={`${id}-${index}`}
            aria-selected={index === chosen}
            aria-controls={id}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            onKeyDown={step}
          >
            {way.name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={id} aria-labelledby={`${id}-${chosen}`}>
        <Snippet key={name} name={name} code={write(embedded, choices, siteUrl)}>
          {hint}
        </Snippet>
      </div>
    </div>
  )
}
