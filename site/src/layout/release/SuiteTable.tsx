import type { SuiteReport } from '../../releases/releaseReport.ts'

/** The first models of a suite. On a phone, each row is a card. */
export function SuiteTable({ suite }: { readonly suite: SuiteReport }) {
  const { caption, columns, rows } = suite
  if (rows.length === 0) return null
  return (
    <table className="release-table" role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ name, isNumber }) => (
            <th key={name} role="columnheader" scope="col" data-number={isNumber}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([model = '', ...cells]) => (
          <tr key={[model, ...cells].join('\n')} role="row">
            <th role="rowheader" scope="row">
              <bdi>{model}</bdi>
            </th>
            {cells.map((cell, index) => (
              <Cell key={columns[index + 1]?.name} column={columns[index + 1]} text={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellProps {
  readonly column: SuiteReport['columns'][number] | undefined
  readonly text: string
}

function Cell({ column, text }: CellProps) {
  return (
    <td role="cell" data-label={column?.name} data-number={column?.isNumber}>
      {column?.isNumber === true ? text : <bdi>{text}</bdi>}
    </td>
  )
}
