import { Component, Suspense, type ReactNode } from 'react'
import { logErrorOnce } from './logErrorOnce.ts'

interface CellBoundaryProps {
  readonly children: ReactNode
  /** What a cell that throws shows instead. */
  readonly fallback: ReactNode
  /** Names the cell in the console. */
  readonly name: string
  /** The values that the cell shows. When one of them changes, a cell that threw renders again. */
  readonly shown: readonly unknown[]
}

interface CellBoundaryState {
  readonly hasFailed: boolean
}

/** An error boundary: when a cell of the host throws, the table stays, and the console says which one it is. */
export class CellBoundary extends Component<CellBoundaryProps, CellBoundaryState> {
  override readonly state: CellBoundaryState = { hasFailed: false }

  static getDerivedStateFromError(): CellBoundaryState {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    logErrorOnce(`${this.props.name} is not shown: ${String(error)}`)
  }

  override componentDidUpdate({ shown }: CellBoundaryProps): void {
    if (!this.state.hasFailed) return
    if (shown.some((it, index) => it !== this.props.shown[index]))
      this.setState({ hasFailed: false })
  }

  override render() {
    const { children, fallback } = this.props
    if (this.state.hasFailed) return fallback
    // On a server, where error boundaries do nothing, React then renders the fallback of a cell that throws.
    return <Suspense fallback={fallback}>{children}</Suspense>
  }
}
