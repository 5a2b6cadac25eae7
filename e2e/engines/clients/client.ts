/** The keys that journeys press. */
export type Key = 'ArrowRight' | 'Backspace' | 'Enter' | 'Escape' | 'Tab'

/** What a client needs to start its browser. */
export interface LaunchOptions {
  /** The colours of the system, which pages read by `prefers-color-scheme`. */
  readonly colorScheme: 'light' | 'dark'
}

/** What journeys ask of a browser. Expressions are run in the frame that was entered last. */
export interface Client {
  /** The browser and its version, as `Firefox 153.7`. */
  readonly name: string
  /** Opens an address and waits until it is loaded. */
  goto(address: string): Promise<void>
  /** The value of a JavaScript expression; it is run whatever the page's policy says of scripts. */
  evaluate(expression: string): Promise<unknown>
  /** The element that a JavaScript expression returns. */
  element(expression: string): Promise<ClientElement>
  /** Presses and releases a key on what has the focus. */
  press(key: Key): Promise<void>
  /** Types text into what has the focus, key by key. */
  type(text: string): Promise<void>
  /** Sets the size of the viewport, in px. */
  resize(width: number, height: number): Promise<void>
  /** What the viewport shows, as PNG. */
  screenshot(): Promise<Buffer>
  /** Leaves the frame that was entered. */
  leaveFrame(): Promise<void>
  close(): Promise<void>
}

/** An element of the page, as the browser's protocol knows it. */
export interface ClientElement {
  /** Clicks its middle with a pointer. */
  click(): Promise<void>
  /** Moves the pointer over its middle. */
  hover(): Promise<void>
  /** Makes a frame the place in which functions run. */
  enterFrame(): Promise<void>
}
