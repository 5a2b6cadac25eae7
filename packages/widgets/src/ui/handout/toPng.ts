import { FONT, type Drawing, type Shape } from './drawing.ts'
import { getDots } from './toSvg.ts'

/** Pixels for each px of the drawing, so that print and dense screens have enough. */
const SCALE = 2

/**
 * Paints a drawing as a PNG file. It paints shapes instead of loading the SVG as an image, which the policies of many
 * pages forbid.
 *
 * @throws Error when the browser cannot paint a canvas of this size
 */
export async function toPng(drawing: Drawing): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = drawing.width * SCALE
  canvas.height = drawing.height * SCALE
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser has no canvas.')
  context.scale(SCALE, SCALE)
  context.fillStyle = 'white'
  context.fillRect(0, 0, drawing.width, drawing.height)
  // Safari leaves a canvas that is too large transparent.
  if (context.getImageData(0, 0, 1, 1).data[3] === 0) throw new Error('The canvas is too large.')
  context.direction = drawing.dir
  for (const shape of drawing.shapes) paint(shape, context)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) throw new Error('The canvas is too large.')
  return blob
}

function paint(shape: Shape, context: CanvasRenderingContext2D): void {
  context.strokeStyle = shape.ink
  context.fillStyle = shape.ink
  switch (shape.kind) {
    case 'text':
      context.font = `${shape.isBold ? 600 : 400} ${shape.size}px ${FONT}`
      context.textAlign = shape.anchor === 'middle' ? 'center' : shape.anchor
      context.fillText(shape.text, shape.x, shape.y)
      break
    case 'line':
      context.lineWidth = shape.width
      context.setLineDash(shape.isDotted ? [...getDots(shape.width)] : [])
      context.beginPath()
      context.moveTo(...shape.from)
      context.lineTo(...shape.to)
      context.stroke()
      break
    case 'dot':
      context.lineWidth = 1.5
      context.setLineDash([])
      context.beginPath()
      context.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI)
      if (shape.isOpen) context.fillStyle = 'white'
      context.fill()
      context.stroke()
  }
}
