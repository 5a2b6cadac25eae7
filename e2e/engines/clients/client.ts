/** The keys that the tests press. */
export type Key = 'ArrowRight' | 'Backspace' | 'Enter' | 'Escape' | 'Tab'

/** The browser operations that the tests need. */
export interface Client {
  /** The browser and its version, for example `Firefox 153.7`. */
  readonly name: string
  /** Opens a URL and waits for the load event. */
  goto(address: string): Promise<void>
  /** Evaluates a JavaScript expression, regardless of the page's content security policy. */
  evaluate(expression: string): Promise<unknown>
  /** Evaluates a JavaScript expression that returns an element. */
  element(expression: string): Promise<ClientElement>
  /** Presses and releases a key on the focused element. */
  press(key: Key): Promise<void>
  /** Types text into the focused element, key by key. */
  type(text: string): Promise<void>
  /** Sets the size of the viewport, in px. */
  resize(width: number, height: number): Promise<void>
  /** A screenshot of the viewport, as PNG. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** A handle of an element of the page. */
export interface ClientElement {
  /** Clicks its centre. */
  click(): Promise<void>
}
