import { Component, type ReactNode } from 'react'

/** What a chart's boundary keeps apart from the numbers around it. */
export interface ChartBoundaryProps {
  readonly children: ReactNode
  /** What stands in the place of a chart that cannot be drawn. */
  readonly failed: string
}

interface ChartBoundaryState {
  readonly hasFailed: boolean
}

/** A chart that cannot be loaded or drawn leaves its numbers standing. */
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
