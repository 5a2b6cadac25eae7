import { findFigures } from './prerenderedFigures.ts'
import { parseFrameSettings } from './frameSettings.ts'
import { toFigures } from './mountWidget.ts'
import { startFrame } from './startFrame.ts'
import { warmFigures } from './warmFigures.ts'

/** The version of the package, inserted by the bundler. */
declare const WIDGETS_VERSION: string

const content = document.getElementById('embed')
if (content === null) throw new Error('The page has no element with the id "embed".')
// The script is two folders below the root of the site.
const { src } = document.currentScript as HTMLScriptElement
const base = new URL('../..', src).pathname
void warmFigures(toFigures(parseFrameSettings(new URL(document.URL)).src, base))
const start = () => startFrame(content, WIDGETS_VERSION, base)
// A host page shows the frame once it has started: at once if it has figures, else after the script of the widget.
if (findFigures(content) === null) document.addEventListener('DOMContentLoaded', start)
else start()
