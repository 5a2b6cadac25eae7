import type { Size } from './measureSizes.ts'

/** Bytes as kilobytes of 1000, with one decimal: 24870 is 24.9. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

/** Sizes as a table in Markdown. */
export function sizeTable(sizes: readonly Size[]): string {
  return [
    '| what | kB | at most | loaded later |',
    '| --- | --: | --: | --: |',
    ...sizes.map(({ what, first, limit, later }) => {
      const rest = later === 0 ? '' : kilobytes(later)
      return `| ${what} | ${kilobytes(first)} | ${limit / 1000} | ${rest} |`
    }),
  ].join('\n')
}

/** What each thing weighs by a table as {@link sizeTable} writes it, in kilobytes. */
export function readSizeTable(text: string): Map<string, number> {
  const rows = text.split('\n').slice(2)
  return new Map(
    rows.flatMap((row) => {
      const [, what, size] = row.split('|').map((cell) => cell.trim())
      return what === undefined || size === undefined ? [] : [[what, Number(size)] as const]
    }),
  )
}
