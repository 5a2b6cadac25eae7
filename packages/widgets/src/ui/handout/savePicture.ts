import { logUnexpectedError } from '../../domain/index.ts'
import { saveBlob, saveFile } from '../saveFile.ts'
import { drawHandout } from './drawHandout.ts'
import type { Handout } from './handout.ts'
import { toPng } from './toPng.ts'
import { toSvg } from './toSvg.ts'

/**
 * Draws a handout, and downloads the picture.
 *
 * @returns whether the browser could paint it; it can always write an SVG
 */
export async function savePicture(handout: Handout, format: 'png' | 'svg'): Promise<boolean> {
  const drawing = drawHandout(handout)
  const name = `${handout.fileName}.${format}`
  if (format === 'svg') {
    saveFile({ name, type: 'image/svg+xml', text: toSvg(drawing) })
    return true
  }
  try {
    saveBlob(name, await toPng(drawing))
    return true
  } catch (error) {
    logUnexpectedError(error)
    return false
  }
}
