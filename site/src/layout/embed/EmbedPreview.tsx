import { embedTexts } from '#texts/embed.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { createMessage, parseFrameMessage } from '../../embed/frameMessage.ts'
import { FRAME_ID, type FrameSettings } from '../../embed/frameSettings.ts'

const INITIAL_HEIGHT = 320

/** The widths of a phone, a column of text and a page, in px, and all the room that there is. */
const WIDTHS = [360, 640, 960, undefined] as const

interface EmbedPreviewProps {
  /** The URL of the embed's page with its settings. */
  readonly address: string
  /** All of its settings, also those that the path of its page names. */
  readonly settings: FrameSettings
  readonly title: string
  /** Called with the height of the content in px, once the widget has its figures. */
  readonly onHeight: (height: number) => void
}

/** A preview of the embed: its page in an iframe of a chosen width, with the height of its content. */
export function EmbedPreview({ address, settings, title, onHeight }: EmbedPreviewProps) {
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>()
  const { frame, id, height } = useFrameHeight(address, settings, onHeight)
  const url = new URL(address)
  const { theme } = settings
  url.searchParams.set(FRAME_ID, id)

  return (
    <section className="embed-preview" aria-label={embedTexts.preview}>
      <WidthChoice chosen={width} onChoose={setWidth} />
      {/* The keyboard can scroll a region that has a tab stop. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="embed-preview-ground" tabIndex={0} role="group" aria-label={title}>
        <iframe
          ref={frame}
          key={address}
          id={id}
          title={embedTexts.previewOf({ title })}
          src={url.href}
          style={{
            height,
            ...(width !== undefined && { inlineSize: width }),
            ...(theme !== undefined && { colorScheme: theme }),
          }}
        />
      </div>
    </section>
  )
}

interface WidthChoiceProps {
  readonly chosen: number | undefined
  readonly onChoose: (width: (typeof WIDTHS)[number]) => void
}

function WidthChoice({ chosen, onChoose }: WidthChoiceProps) {
  const name = useId()
  const titleId = useId()
  return (
    // WebKit does not put a legend on the line of its fields.
    <div role="radiogroup" className="embed-widths" aria-labelledby={titleId}>
      <span id={titleId} className="embed-widths-name">
        {embedTexts.preview}
      </span>
      {WIDTHS.map((width) => (
        <label key={width ?? 'free'}>
          <input
            type="radio"
            name={name}
            checked={width === chosen}
            onChange={() => onChoose(width)}
          />
          {width === undefined ? embedTexts.fullWidth : embedTexts.pixels({ width })}
        </label>
      ))}
    </div>
  )
}

/** Returns the height of a frame's content, which its page reports by messages. */
function useFrameHeight(
  address: string,
  settings: FrameSettings,
  onHeight: (height: number) => void,
) {
  const frame = useRef<HTMLIFrameElement>(null)
  const id = useId()
  const [height, setHeight] = useState(INITIAL_HEIGHT)
  const latest = useRef(INITIAL_HEIGHT)
  const ready = useRef<HTMLIFrameElement>(null)

  // Synchronises with the iframe, whose messages arrive at the window.
  useEffect(() => {
    const { origin } = new URL(address)
    const receive = (event: MessageEvent<unknown>) => {
      if (frame.current === null) return
      const message = parseFrameMessage(event, frame.current, [origin])
      if (message?.type === 'ready') {
        // The frame resets what is absent, also what its path names.
        const response = createMessage(id, { type: 'config', settings: { ...settings }, style: '' })
        frame.current.contentWindow?.postMessage(response, origin)
      }
      if (message?.type === 'event' && message.name === 'ready') ready.current = frame.current
      if (message?.type === 'height') {
        latest.current = message.height
        setHeight(message.height)
      }
      // A loading widget may have another height. Its frame measures the final one before it says that it is ready.
      if (message !== undefined && ready.current === frame.current) onHeight(latest.current)
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [address, settings, id, onHeight])

  return { frame, id, height }
}
