import { besideScript } from './besideScript.script.ts'

/** Replaces `loadTooltips.ts` in the one-file script: the tooltips are a file next to it. */
export function loadTooltips() {
  return besideScript('parts')
}
