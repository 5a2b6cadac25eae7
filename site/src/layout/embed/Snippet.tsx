import { useRef, useState, type ReactNode } from 'react'

interface SnippetProps {
  readonly name: string
  readonly code: string
  /** When to use it. */
  readonly children: ReactNode
}

/** Code to paste, and a button that copies it and says what became of that. */
export function Snippet({ name, code, children }: SnippetProps) {
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
    <>
      <p className="embed-hint">{children}</p>
      {/* What scrolls must be reached by keys. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre ref={text} tabIndex={0} role="group" aria-label={`Code: ${name}`} dir="ltr">
        <code>{code}</code>
      </pre>
      <div className="embed-copy">
        <button type="button" className="site-button" onClick={() => void copy()}>
          Copy code
        </button>
        <span role="status">{notice.code === code && notice.text}</span>
      </div>
    </>
  )
}
