import { snippetTexts } from '#texts/snippet.ts'
import { DatedText } from '../DatedText.tsx'
import { useRef, useState, type ReactNode } from 'react'

interface SnippetProps {
  readonly name: string
  readonly code: string
  /**
   * The direction of the code.
   * @default left to right
   */
  readonly dir?: 'ltr' | 'auto'
  /** A hint on when to use the code, or the name of its file. */
  readonly children?: ReactNode
}

/** Code to paste, with a button that copies it and announces the result. */
export function Snippet({ name, code, dir = 'ltr', children }: SnippetProps) {
  const text = useRef<HTMLPreElement>(null)
  const [notice, setNotice] = useState({ code, text: '' })
  const copy = async () => {
    // Clears the live region, so that the same text is announced again.
    setNotice({ code, text: '' })
    try {
      await navigator.clipboard.writeText(code)
      setNotice({ code, text: snippetTexts.copied })
    } catch {
      if (text.current) window.getSelection()?.selectAllChildren(text.current)
      setNotice({
        code,
        text: snippetTexts.refused,
      })
    }
  }
  return (
    <>
      {children !== undefined && <p className="embed-hint">{children}</p>}
      {/* The keyboard can scroll a region that has a tab stop. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre ref={text} tabIndex={0} role="group" aria-label={snippetTexts.code({ name })} dir={dir}>
        <code>
          <DatedText>{code}</DatedText>
        </code>
      </pre>
      <div className="embed-copy">
        <button type="button" className="site-button" onClick={() => void copy()}>
          {snippetTexts.copy}
        </button>
        <span role="status">{notice.code === code && notice.text}</span>
      </div>
    </>
  )
}
