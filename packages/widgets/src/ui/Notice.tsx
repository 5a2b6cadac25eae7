import type { ReactNode } from 'react'

/** What a notice says, and the one thing to do about it. */
export interface NoticeProps {
  /** A failure is told at once; a hint stands where it is. */
  readonly tone: 'failure' | 'hint'
  readonly title?: string
  readonly children: ReactNode
  readonly action?: ReactNode
}

/** The one look of everything that a widget has to say instead of, or beside, its content. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  return (
    <div className="tl-notice" data-tone={tone} role={tone === 'failure' ? 'alert' : undefined}>
      {title !== undefined && <p className="tl-notice-title">{title}</p>}
      <p className="tl-notice-text">{children}</p>
      {action}
    </div>
  )
}
