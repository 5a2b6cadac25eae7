import { useRef, useState, type ReactNode } from 'react'

interface SnippetProps {
  readonly name: string
  readonly code: string
  /** A hint when to use it. */
  readonly children: ReactNode
}

/** Code to paste, with a button that copies it and announces the result. */
export function Snippet({ name, code, children }: SnippetProps) {
  const text = useRef<HTMLPreElement>(null)
  const [notice, setNotice] = useState({ code, text: '' })
  const copy = async () => {
    // Cleared first, so that screen readers announce the same text again.
    setNotice({ code, text: '' })
    try {
      await navigator.clipboard.writeText(code)
      setNotice({ code, text: 'Copied.' })
    } catch {
      if (text.current) window.getSelection()?.selectAllChildren(text.current)
      setNotice({
        code,
        text: 'The browser blocked the copy. The code is selected: copy it by hand.',
      })
    }
  }
  return (
    <>
      <p className="embed-hint">{children}</p>
      {/* A scrollable region must be focusable by keyboard. */}
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
