import { useEvaluationsContext } from '../../packages/widgets/src/data/index.ts'
import { useEffect, useId, useRef, useState } from 'react'
import '@transparency-lab/widgets/element'

const ELEMENTS = 'safety-leaderboard, safety-model-card, safety-compare'

interface HtmlEditorProps {
  /** The HTML at first. */
  readonly html: string
}

/**
 * A field with HTML, and below it what a page shows for it. The elements have the figures of the story, so nothing is
 * loaded; scripts in the HTML do not run.
 */
export function HtmlEditor({ html }: HtmlEditorProps) {
  const [text, setText] = useState(html)
  const { source } = useEvaluationsContext()
  const place = useRef<HTMLDivElement>(null)
  const field = useId()

  // The document of the page is the browser's. In a shadow root, styles of the HTML do not reach the page.
  useEffect(() => {
    const host = place.current
    if (host === null) return
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    const template = document.createElement('template')
    template.innerHTML = text
    root.replaceChildren(document.importNode(template.content, true))
    for (const element of root.querySelectorAll(ELEMENTS)) Object.assign(element, { source })
  }, [text, source])

  return (
    <div className="docs-editor">
      <label htmlFor={field}>HTML of the page</label>
      <textarea
        id={field}
        value={text}
        spellCheck={false}
        rows={text.split('\n').length + 1}
        onChange={({ target }) => setText(target.value)}
      />
      <div ref={place} />
    </div>
  )
}
