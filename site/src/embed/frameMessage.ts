/** The fields of every message between a frame and its host page: version 1 of the protocol. */
export interface Envelope {
  readonly source: typeof SOURCE
  readonly v: typeof VERSION
  /** The frame's `id`, from its URL; empty if it has none. */
  readonly id: string
}

/** A message from a frame to its host page. */
export type FrameMessage =
  /** The frame has something to show. It says so again once it accepts messages. */
  | { readonly type: 'ready'; readonly version: string }
  /** The height of its content, in whole px. */
  | { readonly type: 'height'; readonly height: number }
  /** An event, which the host page dispatches as `safety-<name>`. */
  | { readonly type: 'event'; readonly name: string; readonly detail: unknown }

/** A message from a host page to its frame, which applies the settings without a reload. */
export interface HostMessage {
  readonly type: 'config'
  /** All settings by name; the frame resets those that are absent. */
  readonly settings: Readonly<Record<string, string>>
  /** CSS declarations; the frame applies only the package's public tokens (--tl-…). */
  readonly style: string
  /** The colour scheme of the host page around the frame; older loaders omit it. */
  readonly scheme?: 'light' | 'dark'
}

const SOURCE = 'transparency-lab'
const VERSION = 1

/** The range of heights that a host page accepts, in px. */
export const MIN_HEIGHT = 1
export const MAX_HEIGHT = 20_000

/** Wraps a message in its envelope. */
export function createMessage<Message extends FrameMessage | HostMessage>(
  id: string,
  message: Message,
): Message & Envelope {
  return { ...message, source: SOURCE, v: VERSION, id }
}

/**
 * Parses a message event of a host page; undefined unless the frame sent it. The source identifies the
 * frame's window, and the origin proves that the frame has not navigated to another site.
 *
 * @param origins the origins that the frame can have
 */
export function parseFrameMessage(
  { source, origin: sender, data }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  { contentWindow, id }: Pick<HTMLIFrameElement, 'contentWindow' | 'id'>,
  origins: readonly string[],
): FrameMessage | undefined {
  if (!source || source !== contentWindow || !origins.includes(sender)) return undefined
  return isEnvelope(data, id) && isFrameMessage(data) ? data : undefined
}

/** Parses a message event of a frame; undefined unless the host page sent it. */
export function parseHostMessage(
  { source, data }: Pick<MessageEvent<unknown>, 'source' | 'data'>,
  host: { readonly window: MessageEventSource; readonly id: string },
): HostMessage | undefined {
  if (source !== host.window || !isEnvelope(data, host.id)) return undefined
  const { type, settings, style, scheme } = data as Partial<Record<keyof HostMessage, unknown>>
  if (type !== 'config') return undefined
  return {
    type: 'config',
    settings: Object.fromEntries(
      Object.entries(Object(settings) as Record<string, unknown>).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
    style: typeof style === 'string' ? style : '',
    ...((scheme === 'light' || scheme === 'dark') && { scheme }),
  }
}

function isEnvelope(data: unknown, id: string): data is Envelope {
  const envelope = data as Partial<Envelope> | null | undefined
  return envelope?.source === SOURCE && envelope.v === VERSION && envelope.id === id
}

function isFrameMessage(data: object): data is FrameMessage {
  // A message can hold anything, but only a number is an integer.
  const { type, height, name } = data as { type?: unknown; height: number; name?: unknown }
  return type === 'height'
    ? Number.isInteger(height) && height >= MIN_HEIGHT && height <= MAX_HEIGHT
    : type === 'ready' || (type === 'event' && typeof name === 'string')
}
