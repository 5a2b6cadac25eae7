import { escapeHtml } from './escapeHtml.ts'
import { FRAME_WIDTH } from './frameWidth.ts'

/** What a frame shows that no script sizes. */
interface PlainFrame {
  /** A whole address. */
  readonly src: string
  readonly title: string
  /** In px. */
  readonly height: number
}

/** A frame as HTML, for places that take no script; it scrolls inside where its height is too small. */
export function plainFrame({ src, title, height }: PlainFrame): string {
  return (
    `<iframe src="${escapeHtml(src)}" title="${escapeHtml(title)}" loading="lazy" ` +
    `width="100%" height="${height}" style="border:0;${FRAME_WIDTH}"></iframe>`
  )
}
