import { failureTexts } from '#texts/failures.tsx'
import type { ReactNode } from 'react'

interface LoadFailureProps {
  /** The sentence on what could not be loaded. */
  readonly children: ReactNode
  readonly onRetry: () => void
  readonly className?: string
}

/** Says in place of a part of a page that it could not be loaded, and loads it again on request. */
export function LoadFailure({ children, onRetry, className }: LoadFailureProps) {
  return (
    <p role="alert" className={className}>
      {children}{' '}
      <button type="button" className="site-text-button" onClick={onRetry}>
        {failureTexts.tryAgain}
      </button>
    </p>
  )
}
