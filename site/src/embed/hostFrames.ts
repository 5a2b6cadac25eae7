import { readFrameMessage, sealMessage } from './frameMessage.ts'
import { SCHEME_STYLE, schemeOf } from './frameScheme.ts'
import { FRAME_ID, FRAME_SETTINGS, FRAME_SWITCHES, frameAddress } from './frameSettings.ts'
import { FRAME_WIDTH } from './frameWidth.ts'

const HOST = 'data-safety-'
const LOADED = `${HOST}loaded`
/** How long a frame in sight may say nothing before the console says so, in ms. */
const PATIENCE = 4_000
/** How tall a frame is that nobody kept any height free for, in px. */
const LEAST_HEIGHT = 150

let count = 0

/** Addresses that the policy of the page does not let a frame show. */
const blocked: string[] = []

/**
 * Turns each `<div data-safety-widget="…">` of a page into a frame, now and whenever one is added, and
 * makes each frame as tall as it says.
 *
 * @param folder the address that the pages of the frames lie below
 * @returns looks for new ones at once
 */
export function hostFrames(folder: URL): () => void {
  const observer = new MutationObserver((records) => {
    load()
    for (const { type, target } of records) {
      const host = target as HTMLElement
      const frame = type === 'attributes' ? host.querySelector('iframe') : null
      if (frame) configure(frame, host, folder)
    }
  })
  const load = () => {
    for (const host of document.querySelectorAll<HTMLElement>(`[${HOST}widget]:not([${LOADED}])`)) {
      host.setAttribute(LOADED, '')
      fill(host, folder)
      observer.observe(host, { attributes: true })
    }
  }
  window.addEventListener('message', (event) => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>(`[${LOADED}]>iframe`)) {
      if (frame.contentWindow === event.source) receive(event, frame, folder)
    }
  })
  // Of a policy that only reports, a frame that is reported is shown all the same.
  document.addEventListener('securitypolicyviolation', (event) => {
    if (event.effectiveDirective === 'frame-src') blocked.push(event.blockedURI)
  })
  observer.observe(document, { childList: true, subtree: true })
  load()
  return load
}

function fill(host: HTMLElement, folder: URL) {
  const read = (name: string) => host.getAttribute(HOST + name)
  const widget = read('widget') ?? ''
  if (!/^(leaderboard|compare|model-card)$/.test(widget)) {
    console.error(`${HOST}widget="${widget}" must be leaderboard, model-card or compare.`)
    return
  }
  const frame = document.createElement('iframe')
  frame.id = `safety-frame-${(count += 1)}`
  frame.title = read('title') || host.textContent.trim() || widget
  frame.loading = 'lazy'
  frame.allow = 'clipboard-write'
  const sandbox = read('sandbox')
  if (sandbox !== null) frame.setAttribute('sandbox', sandbox)
  // The fallback is seen until the frame is there, which takes no space and no focus until then.
  frame.inert = true
  frame.style.cssText = `display:block;${FRAME_WIDTH};height:0;border:0;opacity:0;${SCHEME_STYLE}`
  frame.ontransitionend = () => configure(frame, host, folder)
  // A flex row would take all of the frame's width for the text beside it.
  host.style.minWidth ||= 'min(280px, 100%)'
  configure(frame, host, folder)
  // Half a letter would throw, and leave every place after this one empty.
  const model = (read('model') ?? '').replace(/\p{Cs}/gu, '')
  const path = widget === 'model-card' ? `model/${encodeURIComponent(model)}` : widget
  const address = frameAddress(new URL(path, folder), settingsOf(host))
  address.searchParams.set(FRAME_ID, frame.id)
  frame.src = address.href

  host.prepend(frame)
  watch(frame, folder)
}

/** Says in the console why a frame does not come. One that is out of sight is not loaded yet. */
function watch(frame: HTMLIFrameElement, { origin }: URL) {
  new IntersectionObserver(([record], observer) => {
    if (!record?.isIntersecting) return
    observer.disconnect()
    setTimeout(() => {
      if (frame.inert) console.error(`${frame.src} not shown: ${causeOf(frame.src, origin)}.`)
    }, PATIENCE)
  }).observe(frame)
}

function causeOf(address: string, origin: string): string {
  if (blocked.some((start) => address.startsWith(start))) {
    return `add ${origin} to frame-src of Content-Security-Policy`
  }
  return navigator.onLine
    ? 'it is down or must allow this page in frame-ancestors'
    : 'the browser is offline, reload the page later'
}

function receive(event: MessageEvent, frame: HTMLIFrameElement, folder: URL) {
  const host = frame.parentElement as HTMLElement
  const message = readFrameMessage(event, frame, originOf(frame, folder))
  if (!message) return
  if (message.type === 'ready') {
    // The frame itself stays where it is: put in anew, it would be loaded anew.
    if (frame.inert) frame.style.height = `${Math.max(host.offsetHeight, LEAST_HEIGHT)}px`
    for (const other of [...host.childNodes]) if (other !== frame) other.remove()
    frame.inert = false
    frame.style.opacity = ''
    configure(frame, host, folder)
  } else if (message.type === 'height') {
    frame.style.height = `${message.height}px`
  } else {
    // What was kept free is not needed any more: the frame is as tall as its rows.
    host.style.minHeight = '0'
    const { name, detail } = message
    host.dispatchEvent(new CustomEvent(`safety-${name}`, { bubbles: true, detail }))
  }
}

/** Sets a frame up as its place says, from the outside and, once it is there, from within. */
function configure(frame: HTMLIFrameElement, host: HTMLElement, folder: URL) {
  // A frame of another scheme than its content is painted opaque; of the same, the page shows through.
  frame.style.colorScheme = host.getAttribute(`${HOST}theme`) ?? ''
  const message = sealMessage(frame.id, {
    type: 'config',
    settings: settingsOf(host),
    style: host.style.cssText,
    scheme: schemeOf(frame),
  })
  const origin = originOf(frame, folder)
  // Nothing else can be posted to a window without an origin.
  frame.contentWindow?.postMessage(message, origin === 'null' ? '*' : origin)
}

/**
 * The origin that a frame's messages come from. It is "null" in a sandbox that takes it away: the
 * frame's own, or one that this whole page stands in.
 */
function originOf(frame: HTMLIFrameElement, folder: URL): string {
  const sandbox = frame.getAttribute('sandbox') ?? 'allow-same-origin'
  return sandbox.includes('allow-same-origin') && self.origin !== 'null' ? folder.origin : 'null'
}

function settingsOf(host: HTMLElement) {
  const settings: Record<string, string> = {}
  for (const setting of FRAME_SETTINGS) {
    const value = host.getAttribute(HOST + setting)
    if (value) settings[setting] = value
    else if (value === '' && FRAME_SWITCHES.includes(setting)) settings[setting] = 'true'
  }
  return settings
}
