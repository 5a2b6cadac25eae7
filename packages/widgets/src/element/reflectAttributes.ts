/**
 * Gives a class a property for each of its attributes: reading gives the attribute's text or null,
 * writing sets it, and null or undefined takes it away.
 */
export function reflectAttributes(prototype: HTMLElement, attributes: readonly string[]): void {
  for (const attribute of attributes) {
    const property = attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    if (property in prototype) continue
    Object.defineProperty(prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(attribute)
      },
      set(this: HTMLElement, value: string | number | null | undefined) {
        if (value === null || value === undefined) this.removeAttribute(attribute)
        else this.setAttribute(attribute, String(value))
      },
    })
  }
}
