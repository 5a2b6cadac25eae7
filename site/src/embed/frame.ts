import { startFrame } from './startFrame.ts'

/** The version of the package, inserted by the bundler. */
declare const WIDGETS_VERSION: string

const content = document.getElementById('embed')
if (content === null) throw new Error('The page has no element with the id "embed".')
// The script is two folders below the root of the site.
const { src } = document.currentScript as HTMLScriptElement
startFrame(content, WIDGETS_VERSION, new URL('../..', src).pathname)
