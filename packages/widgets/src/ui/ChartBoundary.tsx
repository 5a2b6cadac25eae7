import type { ReactNode } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** Props of a chart's error boundary. */
export interface ChartBoundaryProps {
  readonly children: ReactNode
  /** The text of the fallback. */
  readonly failed: string
}

/** An error boundary: when the chart fails to load or render, the numbers beside it stay. */
export function ChartBoundary({ children, failed }: ChartBoundaryProps) {
  return (
    <ErrorBoundary renderFailure={() => <p className="tl-note">{failed}</p>}>
      {children}
    </ErrorBoundary>
  )
}
