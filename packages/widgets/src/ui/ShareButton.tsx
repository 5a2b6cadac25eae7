import { useState } from 'react'
import { Button } from './Button.tsx'
import { shareUrl } from './shareUrl.ts'

/** Props of a share button. */
export interface ShareButtonProps {
  readonly label: string
  readonly title: string
  /** The URL to share, absolute or relative to the page. */
  readonly href: string
  readonly copied: string
  readonly failed: (url: string) => string
  /** Shows the result as a toast; without it, the button renders a live region. */
  readonly notify?: ((message: string) => void) | undefined
}

/** Shares a URL and announces the result. */
export function ShareButton({ label, title, href, copied, failed, notify }: ShareButtonProps) {
  const [notice, setNotice] = useState({ href, text: '' })
  const share = async () => {
    const url = new URL(href, document.baseURI).href
    const announce = notify ?? ((text: string) => setNotice({ href, text }))
    // Clears the live region, so that the same text is announced again.
    setNotice({ href, text: '' })
    const outcome = await shareUrl(title, url)
    if (outcome === 'copied') announce(copied)
    if (outcome === 'failed') announce(failed(url))
  }
  return (
    <>
      <Button tone="plain" onClick={() => void share()}>
        {label}
      </Button>
      <span className="tl-muted tl-share-notice" role="status">
        {notice.href === href && notice.text}
      </span>
    </>
  )
}
