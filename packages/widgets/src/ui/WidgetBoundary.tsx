import { Component, type ContextType, type CSSProperties, type ReactNode } from 'react'
import type { Theme } from '../domain/index.ts'
import { Button } from './Button.tsx'
import type { WidgetLanguage } from './widgetLanguage.ts'
import { Notice } from './Notice.tsx'
import { WidgetFailureContext } from './WidgetFailureContext.ts'
import { WidgetRoot } from './WidgetRoot.tsx'

/** Props of a widget's error boundary. */
export interface WidgetBoundaryProps {
  readonly children: ReactNode
  /** The texts of the fallback. */
  readonly labels: {
    readonly brokenTitle: string
    readonly brokenText: string
    readonly tryAgain: string
  }
  /**
   * The language of the labels.
   * @default English
   */
  readonly language?: WidgetLanguage
  /** @default 'inherit' */
  readonly theme?: Theme | undefined
  readonly style?: CSSProperties | undefined
}

interface WidgetBoundaryState {
  readonly hasFailed: boolean
}

/** An error boundary: when the widget inside throws, it renders a notice and a button to try again. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, WidgetBoundaryState> {
  static override readonly contextType = WidgetFailureContext
  declare readonly context: ContextType<typeof WidgetFailureContext>
  override readonly state: WidgetBoundaryState = { hasFailed: false }

  static getDerivedStateFromError(): WidgetBoundaryState {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.context?.(error)
  }

  override render() {
    const { children, labels, language, theme = 'inherit', style } = this.props
    if (!this.state.hasFailed) return children
    return (
      <WidgetRoot
        className="tl-card"
        data-status="broken"
        language={language}
        theme={theme}
        style={style}
      >
        <Notice
          tone="failure"
          title={labels.brokenTitle}
          action={
            <Button tone="primary" onClick={() => this.setState({ hasFailed: false })}>
              {labels.tryAgain}
            </Button>
          }
        >
          {labels.brokenText}
        </Notice>
      </WidgetRoot>
    )
  }
}
