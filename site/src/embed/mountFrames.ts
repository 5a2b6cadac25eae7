import { isLanguageCode } from '@transparency-lab/widgets/languages'
import { createMessage, parseFrameMessage } from './frameMessage.ts'
import { modelFramePath, suiteFramePath } from './embedPage.ts'
import { getColorScheme, SCHEME_STYLE } from './frameScheme.ts'
import { FRAME_ID, toParameter } from './frameSettings.ts'
import { FRAME_WIDTH } from './frameWidth.ts'

const HOST = 'data-safety-'
const LOADED = `${HOST}loaded`
/** Attributes that are no settings of the widget. */
const OWN = ['widget', 'model', 'title', 'sandbox', 'loaded']
/** The places of frames. A form is none: a field named like a method of the element would hide the method. */
const PLACES = `[${HOST}widget]:not(form)`
/** How long a visible frame may stay silent before the console reports it, in ms. */
const LOAD_TIMEOUT_MS = 4_000
/** Height of a frame without reserved height, in px. */
const DEFAULT_HEIGHT = 150

let count = 0

/** The scripts of loaders. A page may add a version to their addresses. */
const LOADERS = 'script[src*="/embed/v1/loader.js"]'

const known = new WeakSet<HTMLElement>()
/**
 * Frames, with the base URL of their site's embed pages. They can be in shadow roots, where no query finds them.
 * Removed ones can be collected.
 */
const frames = new Map<WeakRef<HTMLIFrameElement>, URL>()
/** The origins of the frames that are ready. */
const readyOrigins = new WeakMap<HTMLIFrameElement, string>()

/** URLs that the page's Content-Security-Policy has blocked in frames. */
const blockedUrls: string[] = []

/**
 * Mounts a frame in each `<div data-safety-widget="…">` of the page, also in those added later, and
 * resizes each frame to its content.
 *
 * @param folder the base URL of the embed pages, for places that no loader's script follows
 * @returns a function that mounts new frames immediately: those of a shadow root, or of the document
 */
export function mountFrames(folder: URL): (root?: unknown) => void {
  const observer = new MutationObserver((records) => {
    const roots = new Set<Node>()
    for (const { type, target } of records) {
      const host = target as HTMLElement
      const frame = type === 'attributes' ? host.querySelector('iframe') : null
      if (frame) configure(frame, host)
      if (type === 'childList') roots.add(target.getRootNode())
    }
    for (const root of roots) load(root)
  })
  const load = (root?: unknown) => {
    const shadow = root instanceof ShadowRoot ? root : undefined
    observer.observe(shadow ?? document, { childList: true, subtree: true })
    for (const host of shadow?.querySelectorAll<HTMLElement>(PLACES) ??
      document.querySelectorAll<HTMLElement>(PLACES)) {
      if (known.has(host)) continue
      const script = findLoader(host)
      // The rest of the page may contain it.
      if (!script && document.readyState === 'loading') continue
      known.add(host)
      // A page that was restored from a copy contains its frames already.
      const copy = host.hasAttribute(LOADED) ? host.querySelector('iframe') : null
      host.setAttribute(LOADED, '')
      const site = script ? new URL('..', script.src) : folder
      const frame = copy ?? mountFrame(host, site)
      if (frame) frames.set(new WeakRef(frame), site)
      observer.observe(host, { attributes: true })
    }
  }
  observePage()
  load()
  document.addEventListener('readystatechange', load)
  return load
}

/** Returns the loader's script that follows a place, as in the snippet: the frame comes from its site. */
function findLoader(place: HTMLElement): HTMLScriptElement | undefined {
  return [...document.querySelectorAll<HTMLScriptElement>(LOADERS)].find(
    // A script outside of the place's shadow root is disconnected (1), not after it (4).
    (script) => (place.compareDocumentPosition(script) & 5) === 4,
  )
}

/** Receives the messages of frames, and what the policy of the page blocks. */
function observePage() {
  window.addEventListener('message', (event) => {
    for (const [reference, folder] of frames) {
      const frame = reference.deref()
      if (frame === undefined) frames.delete(reference)
      else if (event.source !== null && frame.contentWindow === event.source) {
        handleMessage(event, frame, folder)
      }
    }
  })
  // A report-only policy fires this event too, but loads the frame.
  document.addEventListener('securitypolicyviolation', (event) => {
    if (event.effectiveDirective === 'frame-src') blockedUrls.push(event.blockedURI)
  })
}

function mountFrame(host: HTMLElement, folder: URL): HTMLIFrameElement | undefined {
  const getOption = (name: string) => host.getAttribute(HOST + name)
  const widget = getOption('widget') ?? ''
  if (!/^(leaderboard|compare|model-card)$/.test(widget)) {
    console.error(`${HOST}widget="${widget}" must be leaderboard, model-card or compare.`)
    return undefined
  }
  if (widget === 'model-card' && !getOption('model')) {
    console.error(`${HOST}widget="${widget}": set ${HOST}model to the id of a model.`)
    return undefined
  }
  const frame = document.createElement('iframe')
  frame.id = `safety-frame-${(count += 1)}`
  frame.title = getOption('title') || host.textContent.trim() || widget
  frame.loading = 'lazy'
  frame.allow = 'clipboard-write'
  const sandbox = getOption('sandbox')
  if (sandbox !== null) frame.setAttribute('sandbox', sandbox)
  // The fallback content stays visible until the frame is ready; until then the frame has no size and
  // takes no focus.
  frame.inert = true
  frame.style.cssText = `display:block;${FRAME_WIDTH};height:0;border:0;opacity:0;${SCHEME_STYLE}`
  frame.ontransitionend = () => configure(frame, host)
  // Otherwise text beside it in a flex row could take all of its width.
  host.style.minWidth ||= 'min(280px, 100%)'
  configure(frame, host)
  const settings = readSettings(host)
  const path = toPath(widget, host, settings)
  const address = new URL(path, folder)
  for (const [name, value] of Object.entries(settings)) {
    const isInPath =
      name === 'suite'
        ? path.endsWith(suiteFramePath(value))
        : name === 'lang' && isLanguageCode(value)
    if (!isInPath) address.searchParams.set(toParameter(name), value)
  }
  address.searchParams.set(FRAME_ID, frame.id)
  frame.src = address.href

  host.prepend(frame)
  reportBlockedFrame(frame, folder)
  return frame
}

/** Returns the path of a frame's page within the folder of embed pages. */
function toPath(
  widget: string,
  host: HTMLElement,
  { suite, lang = '' }: Readonly<Record<string, string>>,
): string {
  const start = isLanguageCode(lang) ? `${lang}/` : ''
  if (widget === 'model-card') {
    return start + modelFramePath(host.getAttribute(`${HOST}model`) ?? '')
  }
  return start + (widget === 'leaderboard' && suite ? suiteFramePath(suite) : widget)
}

/** Logs why a visible frame does not load. Frames outside the viewport are lazy and not loaded yet. */
function reportBlockedFrame(frame: HTMLIFrameElement, { origin }: URL) {
  new IntersectionObserver(([record], observer) => {
    if (!record?.isIntersecting) return
    observer.disconnect()
    setTimeout(() => {
      if (!frame.inert || !frame.isConnected) return
      console.error(`${frame.src} not shown: ${describeCause(frame.src, origin)}.`)
    }, LOAD_TIMEOUT_MS)
  }).observe(frame)
}

function describeCause(address: string, origin: string): string {
  if (blockedUrls.some((start) => address.startsWith(start))) {
    return `add ${origin} to frame-src of Content-Security-Policy`
  }
  return navigator.onLine
    ? `no answer; check that ${origin} is up, allows this page in frame-ancestors, and sends Cross-Origin-Embedder-Policy if this page does`
    : 'the browser is offline, reload the page later'
}

function handleMessage(event: MessageEvent, frame: HTMLIFrameElement, folder: URL) {
  const host = frame.parentElement
  if (host === null) return
  const message = parseFrameMessage(event, frame, getFrameOrigins(frame, folder))
  if (!message) return
  if (message.type === 'ready') {
    // Keeps the frame in place, because moving an iframe reloads it.
    if (frame.inert) frame.style.height = `${Math.max(host.offsetHeight, DEFAULT_HEIGHT)}px`
    for (const other of [...host.childNodes]) if (other !== frame) other.remove()
    frame.inert = false
    frame.style.opacity = ''
    readyOrigins.set(frame, event.origin)
    configure(frame, host)
  } else if (message.type === 'height') {
    frame.style.height = `${message.height}px`
  } else {
    // Releases the reserved height: the frame has its own height now.
    host.style.minHeight = '0'
    const { name, detail } = message
    host.dispatchEvent(new CustomEvent(`safety-${name}`, { bubbles: true, detail }))
  }
}

/** Applies the attributes of the host element to the frame's style, and posts them to its page. */
function configure(frame: HTMLIFrameElement, host: HTMLElement) {
  // Browsers paint a frame opaque if its colour scheme differs from that of its content.
  frame.style.colorScheme = host.getAttribute(`${HOST}theme`) ?? ''
  const origin = readyOrigins.get(frame)
  // A frame that is not ready receives nothing; it gets the settings as soon as it is.
  if (origin === undefined) return
  const message = createMessage(frame.id, {
    type: 'config',
    settings: readSettings(host),
    style: host.style.cssText,
    scheme: getColorScheme(frame),
  })
  // No origin but '*' reaches a window with an opaque origin.
  frame.contentWindow?.postMessage(message, origin === 'null' ? '*' : origin)
}

/**
 * Returns the possible origins of a frame's messages. A sandbox without `allow-same-origin` makes it
 * "null". A page with the origin "null" is in such a sandbox, which its frames inherit, or it is a file
 * or a `data:` document, whose frames keep their origin.
 */
function getFrameOrigins(frame: HTMLIFrameElement, { origin }: URL): readonly string[] {
  const sandbox = frame.getAttribute('sandbox')?.toLowerCase().split(/\s+/)
  if (sandbox?.includes('allow-same-origin') === false) return ['null']
  return self.origin === 'null' ? [origin, 'null'] : [origin]
}

/** Reads every setting, also one that only the page of the frame knows. */
function readSettings(host: HTMLElement): Readonly<Record<string, string>> {
  // Without a prototype, because the page may have added the name of a setting to every object.
  const settings = Object.create(null) as Record<string, string>
  for (const attribute of host.getAttributeNames()) {
    const name = attribute.slice(HOST.length)
    if (attribute.startsWith(HOST) && !OWN.includes(name)) {
      settings[name] = host.getAttribute(attribute) ?? ''
    }
  }
  return settings
}
