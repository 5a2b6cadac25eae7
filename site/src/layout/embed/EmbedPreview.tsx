import { useEffect, useId, useRef, useState } from 'react'
import { readFrameMessage, sealMessage } from '../../embed/frameMessage.ts'
import { FRAME_ID, readFrameSettings } from '../../embed/frameSettings.ts'

const FIRST_HEIGHT = 320

interface EmbedPreviewProps {
  /** URL of the embed page, with its settings. */
  readonly address: string
  readonly title: string
  /** Receives the height of the content, in px. */
  readonly onHeight: (height: number) => void
}

/** Shows the embed page in a frame that resizes as on a host page. */
export function EmbedPreview({ address, title, onHeight }: EmbedPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const id = useId()
  const [height, setHeight] = useState(FIRST_HEIGHT)
  const url = new URL(address)
  const theme = readFrameSettings(url).theme
  url.searchParams.set(FRAME_ID, id)

  // Subscribes to the messages of the frame.
  useEffect(() => {
    const { origin } = new URL(address)
    const receive = (event: MessageEvent<unknown>) => {
      if (frame.current === null) return
      const message = readFrameMessage(event, frame.current, origin)
      if (message?.type === 'ready') {
        const settings = { ...readFrameSettings(new URL(address)) }
        const answer = sealMessage(id, { type: 'config', settings, style: '' })
        frame.current.contentWindow?.postMessage(answer, origin)
      }
      if (message?.type !== 'height') return
      setHeight(message.height)
      onHeight(message.height)
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [address, id, onHeight])

  return (
    <section className="embed-preview" aria-label="Preview">
      <h3>Preview</h3>
      {/* A scrollable region must be focusable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="embed-preview-ground" tabIndex={0} role="group" aria-label={title}>
        <iframe
          ref={frame}
          key={address}
          id={id}
          title={`Preview: ${title}`}
          src={url.href}
          style={{ height, ...(theme !== undefined && { colorScheme: theme }) }}
        />
      </div>
    </section>
  )
}
