/**
 * Returns the contrast ratio of two colours, from 1 to 21.
 *
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 * @param one as `#rrggbb`
 */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [relativeLuminance(one), relativeLuminance(other)].sort(
    (a, b) => a - b,
  )
  return (lighter + 0.05) / (darker + 0.05)
}

/** Mixes two colours in sRGB, as `#rrggbb`. The share of the first is from 0 to 1. */
export function mixColours(one: string, other: string, share: number): string {
  const others = parseChannels(other)
  const parts = parseChannels(one).map((part, index) =>
    Math.round(part * share + (others[index] ?? 0) * (1 - share)),
  )
  return formatChannels(parts)
}

/** Formats red, green and blue, each a whole number from 0 to 255, as `#rrggbb`. */
export function formatChannels(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function relativeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = parseChannels(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Parses red, green and blue, each from 0 to 255. */
function parseChannels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
