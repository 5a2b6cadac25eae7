import { Markdown } from '@storybook/addon-docs/blocks'
import { readTable } from '../../tools/readme/readTable.ts'

const HEADERS = {
  attribute: ['attribute', 'is', 'default'],
  event: ['event', 'when', 'detail'],
} as const

interface ReadmeTableProps {
  /** The package's README. */
  readonly readme: string
  /** The first header of the table. */
  readonly of: keyof typeof HEADERS
  readonly element: 'leaderboard' | 'model-card' | 'compare'
}

/** The rows about one element of a table in the package's README, which a test compares with the code. */
export function ReadmeTable({ readme, of, element }: ReadmeTableProps) {
  const rows = readTable(readme, of)
    .filter(([, owner]) => owner === 'all' || owner === element)
    .map(([name = '', , ...rest]) => [name, ...rest.map(withoutLinks)])
  const headers = HEADERS[of]
  const lines = [headers, headers.map(() => '---'), ...rows]
  return <Markdown>{lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}</Markdown>
}

/** The text without links, whose targets are headings of the README. */
function withoutLinks(text: string): string {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
}
