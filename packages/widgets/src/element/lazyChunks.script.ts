import { importSibling } from './importSibling.script.ts'

/** Replaces `loadTooltip.ts` in the one-file script: the tooltips are a file next to it. */
export function loadTooltip() {
  return importSibling<Readonly<Record<'attachTooltip', unknown>>>('parts', 'attachTooltip')
}
