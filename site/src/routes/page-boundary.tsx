import { Component, type ReactNode } from 'react'
import { PageFailure } from './page-failure.tsx'

interface PageBoundaryProps {
  readonly pathname: string
  readonly children: ReactNode
}

interface PageBoundaryState {
  readonly pathname: string
  readonly caught: { readonly error: unknown } | undefined
}

/** Shows the error of a page in its place, until the reader goes to another page. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { pathname: this.props.pathname, caught: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }

  static getDerivedStateFromProps({ pathname }: PageBoundaryProps, state: PageBoundaryState) {
    return pathname === state.pathname ? null : { pathname, caught: undefined }
  }

  override render() {
    const { caught } = this.state
    return caught === undefined ? this.props.children : <PageFailure error={caught.error} />
  }
}
