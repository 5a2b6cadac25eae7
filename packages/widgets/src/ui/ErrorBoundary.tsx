import { Component, type ReactNode } from 'react'

/** Props of an error boundary. */
export interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** Returns what is shown instead of content that threw. */
  readonly renderFailure: (retry: () => void) => ReactNode
  readonly onFailure?: ((error: unknown) => void) | undefined
  /**
   * The values that the content shows. When one of them changes, content that threw renders again.
   * @default none
   */
  readonly shown?: readonly unknown[]
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean
}

const NOTHING: readonly unknown[] = []

/** Shows something else when the content inside throws, until a value that the content shows changes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override readonly state: ErrorBoundaryState = { hasFailed: false }

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure?.(error)
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { hasFailed }: ErrorBoundaryState): void {
    // Content that threw in this very update would throw again.
    if (hasFailed && this.state.hasFailed && hasChanged(before, this.props)) this.retry()
  }

  readonly retry = (): void => this.setState({ hasFailed: false })

  override render() {
    const { children, renderFailure } = this.props
    return this.state.hasFailed ? renderFailure(this.retry) : children
  }
}

function hasChanged(
  { shown: before = NOTHING }: ErrorBoundaryProps,
  { shown = NOTHING }: ErrorBoundaryProps,
): boolean {
  return shown.length !== before.length || shown.some((it, index) => it !== before[index])
}
