import { besideScript } from './besideScript.script.ts'

/** In the place of `loadTooltips.ts` where all is one script: what it loads is a file beside that. */
export function loadTooltips() {
  return besideScript('parts')
}
