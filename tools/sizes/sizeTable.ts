import type { Size } from './measureSizes.ts'

/** Bytes as kilobytes of 1000, with one decimal: 24870 is 24.9. */
function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

/** Formats sizes as a Markdown table. */
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
