import { importSibling } from './importSibling.script.ts'

/** Replaces `loadHandout.ts` in the one-file script: what copies and draws tables is a file next to it. */
export function loadHandout() {
  return importSibling<Readonly<Record<'savePicture', unknown>>>('handout', 'savePicture')
}

/** Replaces `loadTooltip.ts` in the one-file script: the tooltips are a file next to it. */
export function loadTooltip() {
  return importSibling<Readonly<Record<'attachTooltip', unknown>>>('parts', 'attachTooltip')
}

/** Replaces `loadSourceProblems.ts` in the one-file script: it is in the file of the tooltips. */
export function loadSourceProblems() {
  return importSibling<Readonly<Record<'createProblem', unknown>>>('parts', 'createProblem')
}

/** Replaces `loadTokenProblems.ts` in the one-file script: the check of tokens is in the file of the tooltips. */
export function loadTokenProblems() {
  return importSibling<Readonly<Record<'describeTokenProblems', unknown>>>(
    'parts',
    'describeTokenProblems',
  )
}
