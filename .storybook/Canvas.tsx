import type { ReactNode } from 'react'
import './canvas.css'
import type { ToolbarSettings } from './toolbar.ts'

/** Tokens that a host sets, by their names. */
export type HostTokens = Readonly<Record<`--tl-${string}`, string>>

interface CanvasProps extends Omit<ToolbarSettings, 'language'> {
  readonly view: 'story' | 'docs'
  readonly tokens: HostTokens | undefined
  readonly children: ReactNode
}

/** A host's page, with its colours, tokens and direction, and a container of its own width. */
export function Canvas({ theme, direction, width, view, tokens, children }: CanvasProps) {
  const inlineSize = width === 'full' ? 'auto' : width
  return (
    <div className="canvas" data-theme={theme} data-view={view} dir={direction} style={tokens}>
      <div style={{ inlineSize }}>{children}</div>
    </div>
  )
}
