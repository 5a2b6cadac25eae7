import { expect } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Client, Key } from './clients/client.ts'
import { findElements, type Query } from './findElements.ts'

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

/** Page object for any engine. Every action waits for its element. */
export class EnginePage {
  /** Errors and warnings of the pages that were open before. */
  private readonly heard: string[] = []

  constructor(private readonly client: Client) {}

  async open(address: string): Promise<void> {
    await this.listen()
    await this.client.goto(address)
  }

  async location(): Promise<URL> {
    return new URL((await this.client.evaluate('location.href')) as string)
  }

  /**
   * Calls a function in the page with the elements of a query and returns its result. The function
   * can refer to its arguments only.
   */
  async read<Args extends readonly unknown[], Result>(
    query: Query,
    read: (elements: HTMLElement[], ...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    await this.bringLibrary()
    const given = [toExpression(query), ...args.map((argument) => JSON.stringify(argument))]
    return (await this.client.evaluate(`(${read.toString()})(${given.join()})`)) as Result
  }

  count(query: Query): Promise<number> {
    return this.read(query, ({ length }) => length)
  }

  /** The rendered text of each element, in one line. */
  texts(query: Query): Promise<string[]> {
    return this.read(query, (elements) =>
      elements.map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim()),
    )
  }

  /** The value of a computed property for each element. */
  styles(query: Query, property: string): Promise<string[]> {
    return this.read(
      query,
      (elements, name) =>
        elements.map((element) => getComputedStyle(element).getPropertyValue(name)),
      property,
    )
  }

  /** Waits until an element matches the query. */
  async waitFor(query: Query): Promise<void> {
    await expect.poll(() => this.count(query), JSON.stringify(query)).toBeGreaterThan(0)
  }

  /** Clicks the first element that matches a query. */
  async click(query: Query): Promise<void> {
    const element = await this.first(query)
    await element.click()
  }

  async focus(query: Query): Promise<void> {
    await this.waitFor(query)
    await this.read(query, ([element]) => element?.focus())
  }

  /** Replaces the text of a field by typing. */
  async fill(query: Query, text: string): Promise<void> {
    await this.click(query)
    await this.read(query, ([field]) => (field as HTMLInputElement).select())
    await (text === '' ? this.press('Backspace') : this.type(text))
  }

  press(key: Key): Promise<void> {
    return this.client.press(key)
  }

  type(text: string): Promise<void> {
    return this.client.type(text)
  }

  /** Sets the size of the viewport, in px. */
  async resize(width: number, height: number): Promise<void> {
    await this.client.resize(width, height)
    await expect.poll(() => this.client.evaluate('innerWidth')).toBe(width)
  }

  screenshot(): Promise<Buffer> {
    return this.client.screenshot()
  }

  /** Errors and warnings of all pages opened so far. */
  async consoleErrors(): Promise<readonly string[]> {
    await this.listen()
    return this.heard
  }

  private async first(query: Query) {
    await this.waitFor(query)
    // Scroll to the middle, because sticky elements may cover the edges of the viewport.
    await this.read(query, ([element]) => element?.scrollIntoView({ block: 'center' }))
    return this.client.element(`${toExpression(query)}[0]`)
  }

  private async bringLibrary(): Promise<void> {
    if ((await this.client.evaluate(`'findElements' in globalThis`)) === true) return
    const script = `${LIBRARY}\nglobalThis.findElements = ${findElements.toString()}`
    await this.client.evaluate(`(() => {${script}})()`)
  }

  /** Moves the messages out of the array that the script of watchPages fills. */
  private async listen(): Promise<void> {
    const heard = await this.client.evaluate('globalThis.consoleErrors?.splice(0) ?? []')
    this.heard.push(...(heard as string[]))
  }
}

function toExpression(query: Query): string {
  return `findElements(${JSON.stringify(query)})`
}
