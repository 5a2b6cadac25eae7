import { Component, type ReactNode } from 'react'

/** Props of a chart's error boundary. */
export interface ChartBoundaryProps {
  readonly children: ReactNode
  /** The text of the fallback. */
  readonly failed: string
}

interface ChartBoundaryState {
  readonly hasFailed: boolean
}

/** An error boundary: when the chart fails to load or render, the numbers beside it stay. */
export class ChartBoundary extends Component<ChartBoundaryProps, ChartBoundaryState> {
  override readonly state: ChartBoundaryState = { hasFailed: false }

  static getDerivedStateFromError(): ChartBoundaryState {
    return { hasFailed: true }
  }

  override render() {
    const { children, failed } = this.props
    return this.state.hasFailed ? <p className="tl-note">{failed}</p> : children
  }
}
