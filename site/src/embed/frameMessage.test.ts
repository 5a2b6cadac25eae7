import { describe, expect, it } from 'vitest'
import { createMessage, MAX_HEIGHT, parseFrameMessage, parseHostMessage } from './frameMessage.ts'

const ORIGIN = 'https://lab.test'
const FRAME = { contentWindow: { name: 'frame' } as unknown as Window, id: 'safety-1' }
const OTHER = { name: 'other' } as unknown as Window
const ENVELOPE = { source: 'transparency-lab', v: 1, id: 'safety-1' }

/** Reads data as a host page, by default with the right source and origin. */
function read(data: unknown, source: Window = FRAME.contentWindow, origin = ORIGIN) {
  return parseFrameMessage({ source, origin, data }, FRAME, [ORIGIN])
}

describe('message from a frame', () => {
  it('is wrapped in an envelope', () => {
    expect(createMessage('safety-1', { type: 'height', height: 7 })).toEqual({
      ...ENVELOPE,
      type: 'height',
      height: 7,
    })
  })

  it.each([
    [{ type: 'ready', version: '1.2.3' }],
    [{ type: 'height', height: 1 }],
    [{ type: 'height', height: MAX_HEIGHT }],
    [{ type: 'event', name: 'select', detail: { ids: ['gpt-4'] } }],
  ] as const)('is accepted: %j', (message) => {
    expect(read(createMessage('safety-1', message))).toMatchObject(message)
  })

  it.each([
    0,
    -1,
    0.5,
    300.4,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    MAX_HEIGHT + 1,
    1e308,
    '300',
    null,
    undefined,
    [300],
    { valueOf: () => 300 },
  ])('is ignored with the height %s', (height) => {
    expect(read({ ...ENVELOPE, type: 'height', height })).toBeUndefined()
  })

  it.each([
    [{ ...ENVELOPE, source: 'someone-else' }],
    [{ ...ENVELOPE, v: 2 }],
    [{ ...ENVELOPE, v: '1' }],
    [{ ...ENVELOPE, id: 'safety-2' }],
    [{ source: 'transparency-lab', v: 1 }],
  ])('is ignored in the envelope %j', (envelope) => {
    expect(read({ ...envelope, type: 'height', height: 300 })).toBeUndefined()
  })

  it.each([undefined, null, 0, '', 'ready', '{"source":"transparency-lab"}', [], true])(
    'is ignored without an envelope: %j',
    (data) => {
      expect(read(data)).toBeUndefined()
    },
  )

  it('is ignored with an unknown type, or as an event without a name', () => {
    expect(read({ ...ENVELOPE, type: 'navigate', href: 'https://evil.test' })).toBeUndefined()
    expect(read({ ...ENVELOPE, type: 'event', name: 7 })).toBeUndefined()
    expect(read({ ...ENVELOPE, type: 'event' })).toBeUndefined()
  })

  it('is ignored from another window, from another origin or without a source', () => {
    const right = createMessage('safety-1', { type: 'height', height: 300 })
    expect(read(right)).toBeDefined()
    expect(read(right, OTHER)).toBeUndefined()
    expect(read(right, FRAME.contentWindow, `${ORIGIN}.evil.test`)).toBeUndefined()
    expect(read(right, FRAME.contentWindow, 'null')).toBeUndefined()
    const nobody = { source: null, origin: ORIGIN, data: right }
    expect(parseFrameMessage(nobody, { ...FRAME, contentWindow: null }, [ORIGIN])).toBeUndefined()
  })
})

describe('message from a host page', () => {
  const host = { window: FRAME.contentWindow, id: 'safety-1' }
  const receive = (data: unknown) => parseHostMessage({ source: host.window, data }, host)

  it('has settings, style and colour scheme', () => {
    const message = {
      type: 'config',
      settings: { theme: 'dark', limit: '5' },
      style: '--tl-accent: teal',
      scheme: 'dark',
    } as const
    expect(receive(createMessage('safety-1', message))).toEqual(message)
  })

  it.each([
    [{ theme: 1, lang: 'de', sort: undefined, limit: { toString: () => '3' } }, { lang: 'de' }],
    [undefined, {}],
    [null, {}],
    [[7], {}],
  ])('drops settings that are not strings, and an unknown colour scheme: %j', (settings, left) => {
    const message = { ...ENVELOPE, type: 'config', settings, style: ['x'], scheme: 'sepia' }
    expect(receive(message)).toEqual({
      type: 'config',
      settings: left,
      style: '',
    })
  })

  it('is ignored from another window or for another frame', () => {
    const data = createMessage('safety-1', { type: 'config', settings: {}, style: '' })
    expect(parseHostMessage({ source: OTHER, data }, host)).toBeUndefined()
    expect(parseHostMessage({ source: null, data }, host)).toBeUndefined()
    expect(receive({ ...data, id: 'safety-2' })).toBeUndefined()
    expect(receive({ ...data, type: 'height' })).toBeUndefined()
  })
})
