/**
 * Defines a property for each attribute of a class. The property reads and writes the attribute;
 * writing null or undefined removes it.
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
