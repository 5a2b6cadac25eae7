import { besideScript } from './besideScript.script.ts'

/**
 * In the place of `loadTooltips.ts` and `loadWatch.ts` where all is one script: the file of both, which
 * lies beside it.
 */
export const loadTooltips = () => besideScript('parts')
export const loadWatch = loadTooltips
