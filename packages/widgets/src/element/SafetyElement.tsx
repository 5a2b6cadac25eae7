import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { LATE_PROPERTY_MS, showValue, warnDeveloper, type EvaluationSource } from '../data/index.ts'
import { isObject } from '../domain/index.ts'
import type { LabelOverrides } from '../labels/index.ts'
import { parseToken, TOKEN_NAMES, toTokenAttribute, type Tokens } from '../theme/index.ts'
import { WidgetFailureContext } from '../ui/index.ts'
import { version } from '../../package.json'
import { adoptStyles, endReservedHeight } from './adoptStyles.ts'
import { parseBoolean, parseTheme, type ParsedAttribute } from './attributes.ts'
import { ElementFrame } from './ElementFrame.tsx'
import { emit } from './events.ts'
import { isolateFieldKeys } from './isolateFieldKeys.ts'
import { parseLanguage } from './languages.ts'
import type { Platform } from './platform.ts'
import { sharedSource } from './sharedSource.ts'
import { resolveSiteUrl } from './resolveSiteUrl.ts'

/** The attributes of every element. */
export const COMMON_ATTRIBUTES = [
  'src',
  'theme',
  'lang',
  'site',
  'link-target',
  'brand',
  ...TOKEN_NAMES.map(toTokenAttribute),
] as const

// Lets a server, which has no HTMLElement, import the module.
const Base = (globalThis as { HTMLElement?: typeof HTMLElement }).HTMLElement ?? (Object as never)

/**
 * Base class of the elements. It reads attributes and properties, renders a React root in an open
 * shadow root, and keeps that root when the element moves within the document. In another document it renders
 * anew, because styles and listeners belong to a document; what the visitor changed stays.
 */
export abstract class SafetyElement extends Base {
  /**
   * Version of the package. A second copy on the page names it in its warning.
   *
   * @internal
   */
  static readonly version: string = version

  /**
   * What differs between the entries of the package. An entry sets it before it defines the elements.
   *
   * @internal
   */
  static platform: Platform

  /** Address of a snapshot file. */
  declare src: string | null
  /** `inherit`, `light`, `dark` or `system`. */
  declare theme: string | null
  /** Address of the site that links point to. */
  declare site: string | null
  /** The `target` of links. */
  declare linkTarget: string | null
  /** Name of the publisher, for a line with a link below the widget. */
  declare brand: string | null
  /** Colour of links and selected controls, such as `#0d5c63` or `rgb(13 92 99)`. */
  declare accent: string | null
  /** The accent on a dark background. */
  declare accentDark: string | null
  /** Colour of the background. */
  declare surface: string | null
  /** The background in dark colours. */
  declare surfaceDark: string | null
  /** Colour of the text. */
  declare ink: string | null
  /** The text in dark colours. */
  declare inkDark: string | null
  /** Corners of cards, in px. */
  declare radius: string | null
  /** Size of the text, in px. */
  declare fontSize: string | null
  /** Minimum height of a row, in px. */
  declare rowHeight: string | null

  #root: Root | undefined
  /** The document that the element was in at its last render. */
  #document = this.ownerDocument
  #isQueued = false
  #source: EvaluationSource | undefined
  #labels: LabelOverrides | undefined
  #isWaiting = false
  /** The error that keeps the element from rendering content. */
  #error: string | undefined
  /** The messages in the console so far. */
  readonly #reported = new Set<string>()

  constructor() {
    super()
    adoptStyles(this.attachShadow({ mode: 'open' }), SafetyElement.platform.chartStyles)
    isolateFieldKeys(this)
  }

  /** Source of the evaluations. It replaces the snapshot in `src`. */
  get source(): EvaluationSource | undefined {
    return this.#source
  }

  set source(source: EvaluationSource | null | undefined) {
    this.#source = source ?? undefined
    this.update()
  }

  /** Labels that override those of the element's language. */
  get labels(): LabelOverrides | undefined {
    return this.#labels
  }

  set labels(labels: LabelOverrides | null | undefined) {
    if (this.isAllowed('labels', labels)) this.#labels = labels ?? undefined
    this.update()
  }

  connectedCallback(): void {
    upgradeProperties(this)
    this.update()
    checkAttributes(this)
  }

  disconnectedCallback(): void {
    // Moving an element disconnects and reconnects it, so a reconnected element keeps its state.
    setTimeout(() => {
      if (!this.isConnected) this.#unmount()
    })
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return
    // A property that reflects an attribute turns its value into a text.
    if (after?.includes('[object ')) this.warn(`the attribute ${name}="${after}" must be a text.`)
    this.update()
  }

  /**
   * Renders the widget; null if a required attribute is missing.
   *
   * @internal
   */
  protected abstract renderContent(): ReactNode

  /** Schedules a render, one for all changes in the same task. */
  protected update(): void {
    if (this.#isQueued) return
    this.#isQueued = true
    queueMicrotask(() => {
      this.#isQueued = false
      this.updateNow()
    })
  }

  /**
   * Renders a change of the visitor before its event ends. React then restores the previous text of a field, and a text
   * that is rendered later moves the caret to its end.
   */
  protected updateNow(): void {
    if (this.isConnected) this.#render()
  }

  /** Returns whether a boolean attribute is on. An empty attribute is on, too. */
  protected isEnabled(name: string, unset = false): boolean {
    return this.getAttribute(name) === '' || (this.parseAttribute(name, parseBoolean) ?? unset)
  }

  /** Logs a warning, once for each text. */
  protected readonly warn = (text: string): void => {
    this.#log('warn', text)
  }

  /** Whether a property can be set to a value: an object or a list, null or undefined. A warning names any other one. */
  protected isAllowed(name: string, value: unknown, allowed = 'an object'): boolean {
    const isMissing = value === null || value === undefined
    const isValid =
      isMissing || (isObject(value) && Array.isArray(value) === (allowed === 'a list'))
    if (!isValid) this.warn(`the property ${name} must be ${allowed}, not ${showValue(value)}.`)
    return isValid
  }

  /** Parses an attribute. An invalid one is ignored with a warning. */
  protected parseAttribute<Value>(
    name: string,
    parse: (text: string) => ParsedAttribute<Value>,
  ): Value | undefined {
    const text = this.getAttribute(name)
    if (text === null || text === '') return undefined
    const { value, problem } = parse(text)
    if (problem !== undefined) {
      this.warn(`the attribute ${name}="${text}" must be ${problem}.`)
    }
    return value
  }

  /**
   * Reports an error, until the element renders content again; in the console once for each text. The element then
   * shows its fallback content.
   */
  protected reportError(message: string): null {
    endReservedHeight(this)
    if (message === this.#error) return null
    this.#error = message
    this.#log('error', message)
    emit(this, 'safety-error', { message })
    return null
  }

  /** Reports an error of the widget, which shows a notice in its place. Preact does not log it. */
  readonly #reportFailure = (error: unknown): void => {
    this.reportError(`a part of the widget failed: ${String(error)}`)
  }

  #log(level: 'error' | 'warn', text: string): void {
    if (this.#reported.has(text)) return
    this.#reported.add(text)
    console[level](`<${this.localName}>: ${text}`)
  }

  #render(): void {
    const source = this.#getSource()
    const content = source === undefined ? this.#waitForSource() : this.#renderFrom(source)
    if (this.#document !== this.ownerDocument) {
      this.#document = this.ownerDocument
      this.#unmount()
      adoptStyles(this.shadowRoot as ShadowRoot, SafetyElement.platform.chartStyles)
    }
    this.#root ??= createRoot(this.shadowRoot as ShadowRoot)
    this.#root.render(
      source === undefined || content === null ? (
        <slot />
      ) : (
        <ElementFrame
          element={this}
          loaders={SafetyElement.platform}
          source={source}
          language={this.parseAttribute('lang', parseLanguage) ?? 'en'}
          overrides={this.#labels}
          theme={this.parseAttribute('theme', parseTheme)}
          tokens={this.#readTokens()}
          brand={this.getAttribute('brand') ?? undefined}
          site={resolveSiteUrl(this, this.warn)}
          reportsProblems={this.isEnabled('report-problem')}
          target={this.getAttribute('link-target') ?? undefined}
        >
          <WidgetFailureContext.Provider value={this.#reportFailure}>
            {content}
          </WidgetFailureContext.Provider>
        </ElementFrame>
      ),
    )
  }

  #getSource(): EvaluationSource | undefined {
    const src = this.getAttribute('src') ?? ''
    return this.#source ?? (src === '' ? undefined : sharedSource(src, this.ownerDocument.baseURI))
  }

  #renderFrom(source: EvaluationSource): ReactNode {
    if (typeof source.listLeaderboard !== 'function') {
      return this.reportError(
        'the property source must be a source, such as that of createSnapshotSource; an address belongs in src.',
      )
    }
    const content = this.renderContent()
    if (content !== null) this.#error = undefined
    return content
  }

  #waitForSource(): null {
    if (this.#isWaiting) return null
    this.#isWaiting = true
    setTimeout(() => {
      this.#isWaiting = false
      if (!this.isConnected || this.#getSource() !== undefined) return
      this.reportError('set src="…" to the address of a snapshot, or set the property source.')
    }, LATE_PROPERTY_MS)
    return null
  }

  /** Returns the valid tokens among the attributes. */
  #readTokens(): Tokens {
    return Object.fromEntries(
      TOKEN_NAMES.flatMap((name) => {
        const value = this.parseAttribute(toTokenAttribute(name), (text) => parseToken(name, text))
        return value === undefined ? [] : [[name, value]]
      }),
    )
  }

  #unmount(): void {
    this.#root?.unmount()
    this.#root = undefined
  }
}

/** On a page of the developer's own machine, the console names misspelt attributes. */
function checkAttributes(element: SafetyElement): void {
  const { observedAttributes: known } = element.constructor as unknown as {
    readonly observedAttributes: readonly string[]
  }
  const others = element.getAttributeNames().filter((name) => !known.includes(name))
  if (others.every((name) => /^(id|class|style|dir|slot|hidden|title)$|^data-/.test(name))) return
  void warnDeveloper(async () => {
    const checks = await SafetyElement.platform.checks.loadSourceProblems()
    return checks.describeAttributes(element.localName, others, known)
  })
}

/** Moves properties that were set before the element was defined to the accessors that they hide. */
function upgradeProperties(element: SafetyElement): void {
  for (const name of Object.keys(element)) {
    if (!(name in Object.getPrototypeOf(element))) continue
    const value: unknown = Reflect.get(element, name)
    Reflect.deleteProperty(element, name)
    Reflect.set(element, name, value)
  }
}
