import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { EvaluationSource } from '../data/index.ts'
import type { LabelOverrides } from '../labels/index.ts'
import type { Theme } from '../ui/index.ts'
import { adoptStyles } from './adoptStyles.ts'
import { readTheme, type Read } from './attributes.ts'
import { ElementFrame } from './ElementFrame.tsx'
import { tell } from './events.ts'
import { sharedSource } from './sharedSource.ts'
import { siteOf } from './siteOf.ts'

/** Attributes that every element has. */
export const COMMON_ATTRIBUTES = ['src', 'theme', 'lang', 'site', 'link-target'] as const

// Where there is no document, as on a server, the module loads all the same.
const Base = (globalThis as { HTMLElement?: typeof HTMLElement }).HTMLElement ?? (Object as never)

/**
 * What the elements share: they read attributes and properties, keep a React root in an open shadow
 * root, and keep it while they are moved within the document.
 */
export abstract class SafetyElement extends Base {
  /** Address of a snapshot file. */
  declare src: string | null
  /** `inherit`, `light`, `dark` or `system`. */
  declare theme: string | null
  /** Address of the site that links lead to. */
  declare site: string | null
  /** Where links open, as the target of an anchor. */
  declare linkTarget: string | null

  #root: Root | undefined
  #isQueued = false
  #source: EvaluationSource | undefined
  #labels: LabelOverrides | undefined

  constructor() {
    super()
    adoptStyles(this.attachShadow({ mode: 'open' }))
  }

  /** Where evaluations are read from, in the place of the snapshot that `src` names. */
  get source(): EvaluationSource | undefined {
    return this.#source
  }

  set source(source: EvaluationSource | null | undefined) {
    this.#source = source ?? undefined
    this.update()
  }

  /** Sentences in other words, over those of the element's language. */
  get labels(): LabelOverrides | undefined {
    return this.#labels
  }

  set labels(labels: LabelOverrides | null | undefined) {
    this.#labels = labels ?? undefined
    this.update()
  }

  connectedCallback(): void {
    takeEarlyProperties(this)
    this.update()
  }

  disconnectedCallback(): void {
    // A move is a removal and an insertion: what is back by then keeps its state.
    setTimeout(() => {
      if (!this.isConnected) this.#unmount()
    })
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before !== after) this.update()
  }

  /**
   * The widget, for an element that has what it needs.
   *
   * @internal
   */
  protected abstract content(theme: Theme): ReactNode

  /** Draws anew, once for all changes that come together. */
  protected update(): void {
    if (this.#isQueued) return
    this.#isQueued = true
    queueMicrotask(() => {
      this.#isQueued = false
      if (this.isConnected) this.#draw()
    })
  }

  /** Reads one attribute. One that makes no sense counts as absent, and the console says why. */
  protected read<Value>(name: string, reader: (text: string) => Read<Value>): Value | undefined {
    const text = this.getAttribute(name)
    if (text === null || text === '') return undefined
    const { value, problem } = reader(text)
    if (problem !== undefined) {
      console.warn(`<${this.localName}>: the attribute ${name}="${text}" must be ${problem}.`)
    }
    return value
  }

  /** Why nothing can be shown; what stands inside of the element is seen in its place. */
  protected fail(message: string): null {
    console.error(`<${this.localName}>: ${message}`)
    tell(this, 'safety-error', { message })
    return null
  }

  #draw(): void {
    const src = this.getAttribute('src') ?? ''
    const source = this.#source ?? (src === '' ? undefined : sharedSource(src))
    const content =
      source === undefined
        ? this.fail(
            `it needs src="…", the address of a snapshot, or a source as its property; src is “${src}”.`,
          )
        : this.content(this.read('theme', readTheme) ?? 'inherit')
    this.#root ??= createRoot(this.shadowRoot as ShadowRoot)
    this.#root.render(
      source === undefined || content === null ? (
        <slot />
      ) : (
        <ElementFrame
          element={this}
          source={source}
          language={this.lang}
          overrides={this.#labels}
          site={siteOf(this)}
          target={this.getAttribute('link-target') ?? undefined}
        >
          {content}
        </ElementFrame>
      ),
    )
  }

  #unmount(): void {
    this.#root?.unmount()
    this.#root = undefined
  }
}

/** A property that was set before the element's class was there hides the class's own. */
function takeEarlyProperties(element: SafetyElement): void {
  for (const name of Object.keys(element)) {
    if (!(name in Object.getPrototypeOf(element))) continue
    const value: unknown = Reflect.get(element, name)
    Reflect.deleteProperty(element, name)
    Reflect.set(element, name, value)
  }
}
