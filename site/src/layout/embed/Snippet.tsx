import { useId, useRef, useState, type ReactNode } from 'react'

interface SnippetProps {
  readonly title: string
  readonly code: string
  /** When to use it. */
  readonly children: ReactNode
}

/** Code to paste, and a button that copies it and says what became of that. */
export function Snippet({ title, code, children }: SnippetProps) {
  const titleId = useId()
  const text = useRef<HTMLPreElement>(null)
  const [notice, setNotice] = useState({ code, text: '' })
  const copy = async () => {
    // Said anew, it is heard again.
    setNotice({ code, text: '' })
    try {
      await navigator.clipboard.writeText(code)
      setNotice({ code, text: 'Copied.' })
    } catch {
      if (text.current) window.getSelection()?.selectAllChildren(text.current)
      setNotice({ code, text: 'The clipboard refused. The code is selected: copy it by hand.' })
    }
  }
  return (
    <section className="embed-snippet" aria-labelledby={titleId}>
      <div className="embed-snippet-head">
        <h3 id={titleId}>{title}</h3>
        <span role="status">{notice.code === code && notice.text}</span>
        <button
          type="button"
          className="site-button"
          data-tone="plain"
          aria-label={`Copy: ${title}`}
          onClick={() => void copy()}
        >
          Copy
        </button>
      </div>
      <p className="embed-hint">{children}</p>
      {/* What scrolls must be reached by keys. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre ref={text} tabIndex={0} role="group" aria-label={`Code: ${title}`} dir="ltr">
        <code>{code}</code>
      </pre>
    </section>
  )
}
