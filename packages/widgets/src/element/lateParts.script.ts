import { besideScript } from './besideScript.script.ts'

// In the place of `loadTooltips.ts` and `loadWatch.ts` where all is one script: what they load is in one
// file beside it.

export function loadTooltips() {
  return besideScript('parts')
}

export function loadWatch() {
  return besideScript('parts')
}
