import { useState, type ReactNode } from 'react'

interface SearchedTableProps {
  readonly children: (search: string) => ReactNode
}

/** A search field above a table, for contenders in React. */
export function SearchedTable({ children }: SearchedTableProps) {
  const [search, setSearch] = useState('')
  return (
    <div className="bench-page">
      <input
        className="bench-search"
        type="search"
        aria-label="Search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <div className="bench-table">{children(search)}</div>
    </div>
  )
}
