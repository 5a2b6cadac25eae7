interface BarGroupNameProps {
  /** The name, and where it stands; the chart gives all of these. */
  readonly payload?: { readonly value: string }
  readonly x?: number | string
  readonly y?: number | string
  readonly textAnchor?: 'start' | 'middle' | 'end'
}

const LINE_LETTERS = 13
const LINE_PX = 14

/**
 * The name of a group of bars, in as many lines as it needs. The library would measure it in an
 * element that it hangs into the host's body; letters are counted instead.
 */
export function BarGroupName({ payload, x, y, textAnchor }: BarGroupNameProps) {
  const lines = linesOf(payload?.value ?? '')
  const top = Number(y) - ((lines.length - 1) * LINE_PX) / 2
  return (
    <text textAnchor={textAnchor}>
      {lines.map((line, place) => (
        <tspan key={place} x={x} y={top + place * LINE_PX} dy="0.355em">
          {line}
        </tspan>
      ))}
    </text>
  )
}

function linesOf(name: string): string[] {
  return name.split(/\s+/).reduce<string[]>((lines, word) => {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    return longer.length > LINE_LETTERS ? [...lines, word] : [...lines.slice(0, -1), longer]
  }, [])
}
