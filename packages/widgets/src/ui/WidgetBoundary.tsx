import { useContext, type CSSProperties, type ReactNode } from 'react'
import type { Theme } from '../domain/index.ts'
import { Button } from './Button.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
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
  /**
   * The values that the widget shows. When one of them changes, a widget that failed renders again.
   * @default none
   */
  readonly shown?: readonly unknown[]
}

/** An error boundary: when the widget inside throws, it renders a notice and a button to try again. */
export function WidgetBoundary({ children, shown, ...notice }: WidgetBoundaryProps) {
  const onFailure = useContext(WidgetFailureContext)
  return (
    <ErrorBoundary
      onFailure={onFailure}
      renderFailure={(retry) => <FailureNotice {...notice} onRetry={retry} />}
      {...(shown && { shown })}
    >
      {children}
    </ErrorBoundary>
  )
}

interface FailureNoticeProps extends Omit<WidgetBoundaryProps, 'children' | 'shown'> {
  readonly onRetry: () => void
}

function FailureNotice(props: FailureNoticeProps) {
  const { labels, language, theme = 'inherit', style, onRetry } = props
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
          <Button tone="primary" onClick={onRetry}>
            {labels.tryAgain}
          </Button>
        }
      >
        {labels.brokenText}
      </Notice>
    </WidgetRoot>
  )
}
