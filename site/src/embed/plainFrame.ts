import { escapeHtml } from './escapeHtml.ts'
import { FRAME_WIDTH } from './frameWidth.ts'

/** A frame that no script resizes. */
interface PlainFrame {
  /** Absolute URL. */
  readonly src: string
  readonly title: string
  /** Pixels. */
  readonly height: number
}

/** Returns the HTML of a frame for pages without scripts; it scrolls if its content is taller. */
export function plainFrame({ src, title, height }: PlainFrame): string {
  return (
    `<iframe src="${escapeHtml(src)}" title="${escapeHtml(title)}" loading="lazy" ` +
    `width="100%" height="${height}" style="border:0;${FRAME_WIDTH}"></iframe>`
  )
}
