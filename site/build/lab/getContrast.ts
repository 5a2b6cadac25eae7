/**
 * Returns the contrast ratio of two colours as WCAG 2.2 defines it, from 1 to 21. The package has the same function,
 * but Node reads Vite's configuration, and cannot read the source of a package.
 *
 * @param one a colour as #rrggbb
 * @param other the same
 */
export function getContrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function getLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
