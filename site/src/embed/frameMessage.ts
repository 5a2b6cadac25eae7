/**
 * What a frame and the page around it say to each other: version 1 of the protocol. Each message is
 * one object with the same four fields, and what its type adds to them.
 */
export interface Envelope {
  readonly source: typeof SOURCE
  readonly v: typeof VERSION
  /** Which frame it is about: the `id` of its address; empty where nobody gave it one. */
  readonly id: string
}

/** What a frame says to its page. */
export type FrameMessage =
  /** It listens from now on. */
  | { readonly type: 'ready'; readonly version: string }
  /** How tall its content is, in whole px. */
  | { readonly type: 'height'; readonly height: number }
  /** What happened in it; on the page that is an event with `safety-` before its name. */
  | { readonly type: 'event'; readonly name: string; readonly detail: unknown }

/** What a page says to its frame: how it is set up from now on, without loading it anew. */
export interface HostMessage {
  readonly type: 'config'
  /** Every setting that is given, by its name; one that is absent is as if it had never been given. */
  readonly settings: Readonly<Record<string, string>>
  /** Declarations of css; of these the frame takes the package's public tokens (--tl-…). */
  readonly style: string
  /** The colour scheme in which the page draws the frame; pages of before it was told leave it out. */
  readonly scheme?: 'light' | 'dark'
}

const SOURCE = 'transparency-lab'
const VERSION = 1

/** The heights that a page believes, in px. */
export const MIN_HEIGHT = 1
export const MAX_HEIGHT = 20_000

/** A message as it is posted. */
export function sealMessage<Message extends FrameMessage | HostMessage>(
  id: string,
  message: Message,
): Message & Envelope {
  return { ...message, source: SOURCE, v: VERSION, id }
}

/**
 * What a frame said; undefined for everything else that arrives at a page, whoever sent it. The
 * window proves who speaks, and the origin that nobody has led it elsewhere.
 *
 * @param origin where the frame's content must come from
 */
export function readFrameMessage(
  { source, origin: sender, data }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  { contentWindow, id }: Pick<HTMLIFrameElement, 'contentWindow' | 'id'>,
  origin: string,
): FrameMessage | undefined {
  if (!source || source !== contentWindow || sender !== origin) return undefined
  return isSealed(data, id) && isFrameMessage(data) ? data : undefined
}

/** What the page around a frame said; undefined for everything else that arrives in the frame. */
export function readHostMessage(
  { source, data }: Pick<MessageEvent<unknown>, 'source' | 'data'>,
  host: { readonly window: MessageEventSource; readonly id: string },
): HostMessage | undefined {
  if (source !== host.window || !isSealed(data, host.id)) return undefined
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

function isSealed(data: unknown, id: string): data is Envelope {
  const envelope = data as Partial<Envelope> | null | undefined
  return envelope?.source === SOURCE && envelope.v === VERSION && envelope.id === id
}

function isFrameMessage(data: object): data is FrameMessage {
  const { type, height, name } = data as Partial<Record<'type' | 'height' | 'name', unknown>>
  return type === 'height'
    ? isHeight(height)
    : type === 'ready' || (type === 'event' && typeof name === 'string')
}

function isHeight(value: unknown): boolean {
  const height = value as number
  return Number.isInteger(value) && height >= MIN_HEIGHT && height <= MAX_HEIGHT
}
