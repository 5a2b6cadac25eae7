import type { ReactNode } from 'react'
import './canvas.css'

/** What the toolbar can be set to. */
export const THEMES = ['light', 'dark', 'system'] as const
export const DIRECTIONS = ['ltr', 'rtl'] as const
export const WIDTHS = ['320px', '560px', '800px', '1280px', 'full'] as const

/** The settings of the toolbar, of which a story may fix any. */
export interface CanvasSettings {
  readonly theme: (typeof THEMES)[number]
  readonly direction: (typeof DIRECTIONS)[number]
  /** Of the container, or all that there is. */
  readonly width: (typeof WIDTHS)[number]
}

interface CanvasProps extends CanvasSettings {
  readonly view: 'story' | 'docs'
  readonly children: ReactNode
}

/** A host's page, with its colours, its direction and a container of its own width. */
export function Canvas({ theme, direction, width, view, children }: CanvasProps) {
  const inlineSize = width === 'full' ? 'auto' : width
  return (
    <div className="canvas" data-theme={theme} data-view={view} dir={direction}>
      <div style={{ inlineSize }}>{children}</div>
    </div>
  )
}
