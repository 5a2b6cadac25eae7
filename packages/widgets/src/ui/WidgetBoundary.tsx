import { Component, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import type { Language } from './language.ts'
import { Notice } from './Notice.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

/** What a boundary keeps apart from the page, and what it says when that failed. */
export interface WidgetBoundaryProps {
  readonly children: ReactNode
  readonly words: {
    readonly brokenTitle: string
    readonly brokenText: string
    readonly tryAgain: string
  }
  /**
   * The language of the words.
   * @default English
   */
  readonly language?: Language
}

interface WidgetBoundaryState {
  readonly hasFailed: boolean
}

/** Keeps a widget that throws from taking the host's page down with it. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, WidgetBoundaryState> {
  override readonly state: WidgetBoundaryState = { hasFailed: false }

  static getDerivedStateFromError(): WidgetBoundaryState {
    return { hasFailed: true }
  }

  override render() {
    const { children, words, language } = this.props
    if (!this.state.hasFailed) return children
    return (
      <WidgetRoot className="tl-card" data-status="broken" language={language}>
        <Notice
          tone="failure"
          title={words.brokenTitle}
          action={
            <Button tone="primary" onClick={() => this.setState({ hasFailed: false })}>
              {words.tryAgain}
            </Button>
          }
        >
          {words.brokenText}
        </Notice>
      </WidgetRoot>
    )
  }
}
