import type { ReactNode } from 'react'
import './canvas.css'
import type { ToolbarSettings } from './toolbar.ts'

/** Design tokens that a host sets, by name. */
export type HostTokens = Readonly<Record<`--tl-${string}`, string>>

interface CanvasProps extends Omit<ToolbarSettings, 'language'> {
  readonly view: 'story' | 'docs'
  readonly tokens: HostTokens | undefined
  readonly children: ReactNode
}

/** A host page with its colour scheme, tokens and direction, and a container of a given width. */
export function Canvas({ theme, direction, width, view, tokens, children }: CanvasProps) {
  const inlineSize = width === 'full' ? 'auto' : width
  return (
    <div className="canvas" data-theme={theme} data-view={view} dir={direction} style={tokens}>
      <div style={{ inlineSize }}>{children}</div>
    </div>
  )
}
