import type { ReactNode } from 'react'

/** Props of a notice. */
export interface NoticeProps {
  /** Screen readers announce a failure at once, and a hint not at all. */
  readonly tone: 'failure' | 'hint'
  readonly title?: string
  readonly children: ReactNode
  readonly action?: ReactNode
}

/** A message in place of a widget's content or beside it, with an optional action. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  return (
    <div className="tl-notice" data-tone={tone} role={tone === 'failure' ? 'alert' : undefined}>
      {title !== undefined && <p className="tl-notice-title">{title}</p>}
      <p className="tl-notice-text">{children}</p>
      {action}
    </div>
  )
}
