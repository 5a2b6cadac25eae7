const BOOLEANS = /^(selectable|toolbar|report-problem)$|-(menu|switch)$/

/**
 * Defines a property for each attribute of a class. The property reads and writes the attribute;
 * writing null or undefined removes it. That of a boolean attribute reads true or false, so that a page can negate it.
 */
export function reflectAttributes(prototype: HTMLElement, attributes: readonly string[]): void {
  for (const attribute of attributes) {
    const property = attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    if (property in prototype) continue
    Object.defineProperty(prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        const text = this.getAttribute(attribute)
        if (!BOOLEANS.test(attribute)) return text
        return text === '' || text === 'true' || (text === 'false' ? false : text)
      },
      set(this: HTMLElement, value: string | number | null | undefined) {
        if (value === null || value === undefined) this.removeAttribute(attribute)
        else this.setAttribute(attribute, String(value))
      },
    })
  }
}
