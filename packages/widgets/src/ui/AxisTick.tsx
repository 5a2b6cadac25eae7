interface AxisTickProps {
  // Recharts passes all of these.
  readonly payload?: { readonly value: string }
  readonly x?: number | string
  readonly y?: number | string
  readonly textAnchor?: 'start' | 'middle' | 'end'
}

const MAX_LETTERS = 13
const LINE_PX = 14

/**
 * The label of a tick, in as many lines as it needs. It breaks lines by counting letters, because Recharts
 * would append an element to the host's body to measure them.
 */
export function AxisTick({ payload, x, y, textAnchor }: AxisTickProps) {
  const lines = breakLines(payload?.value ?? '')
  const top = Number(y) - ((lines.length - 1) * LINE_PX) / 2
  return (
    <text textAnchor={textAnchor}>
      {lines.map((line, index) => (
        <tspan key={index} x={x} y={top + index * LINE_PX} dy="0.355em">
          {line}
        </tspan>
      ))}
    </text>
  )
}

function breakLines(name: string): string[] {
  return name.split(/\s+/).reduce<string[]>((lines, word) => {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    return longer.length > MAX_LETTERS ? [...lines, word] : [...lines.slice(0, -1), longer]
  }, [])
}
