import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from '../../../ui/index.ts'
import type { ExtraColumn } from './extraColumn.ts'
import { logColumnError } from './logErrorOnce.ts'

interface CellBoundaryProps {
  readonly children: ReactNode
  /** What a cell that throws shows instead. */
  readonly fallback: ReactNode
  readonly column: ExtraColumn
  /** The id of the model. */
  readonly id: string
  /** The values that the cell shows. */
  readonly shown: readonly unknown[]
}

/** An error boundary: when a cell of the host throws, the table stays, and the console says which one it is. */
export function CellBoundary({ children, fallback, column, id, shown }: CellBoundaryProps) {
  return (
    <ErrorBoundary
      shown={shown}
      renderFailure={() => fallback}
      onFailure={(error) =>
        logColumnError(
          column,
          'cell',
          `the cell of the column “${column.id}” for “${id}” is not shown: ${String(error)}`,
        )
      }
    >
      {/* On a server, where error boundaries do nothing, React renders the fallback for a cell that throws. */}
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}
