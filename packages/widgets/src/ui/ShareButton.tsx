import { useState } from 'react'
import { Button } from './Button.tsx'
import { shareAddress } from './shareAddress.ts'

/** What is shared, and what is said of it. */
export interface ShareButtonProps {
  readonly label: string
  readonly title: string
  /** Relative to the page that the button stands on, or whole. */
  readonly href: string
  readonly copied: string
  readonly failed: (address: string) => string
  /** Shows a passing notice; without it, the button says it beside itself. */
  readonly notify?: ((message: string) => void) | undefined
}

/** Shares an address, and says what became of it. */
export function ShareButton({ label, title, href, copied, failed, notify }: ShareButtonProps) {
  const [notice, setNotice] = useState({ href, text: '' })
  const share = async () => {
    const address = new URL(href, document.baseURI).href
    const say = notify ?? ((text: string) => setNotice({ href, text }))
    // Said anew, it is heard again.
    setNotice({ href, text: '' })
    const outcome = await shareAddress(title, address)
    if (outcome === 'copied') say(copied)
    if (outcome === 'failed') say(failed(address))
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
