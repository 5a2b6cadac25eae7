import { logUnexpectedError } from '../domain/index.ts'
import { copyTexts, type CopyOutcome } from './copyTexts.ts'
import type { Handout } from './handout/handout.ts'
import type * as Handouts from './handout/index.ts'

/** A handout, and the code that copies and draws it. */
export interface PreparedHandout {
  readonly handout: Handout
  readonly handouts: Pick<typeof Handouts, 'handoutTexts' | 'handoutMarkdown' | 'savePicture'>
}

/** Copies a handout as a table while it is prepared, and returns what happened. */
export function copyHandout(prepared: Promise<PreparedHandout>): Promise<CopyOutcome> {
  const texts = prepared.then(({ handouts, handout }) => handouts.handoutTexts(handout))
  return copyTexts({
    'text/html': texts.then(({ html }) => html),
    'text/plain': texts.then(({ text }) => text),
  })
}

/** Copies a handout as Markdown while it is prepared, and returns what happened. */
export function copyMarkdown(prepared: Promise<PreparedHandout>): Promise<CopyOutcome> {
  const text = prepared.then(({ handouts, handout }) => handouts.handoutMarkdown(handout))
  return copyTexts({ 'text/plain': text })
}

/** Downloads a handout as a picture, and returns why it could not; undefined when it is saved. */
export async function downloadPicture(
  prepared: Promise<PreparedHandout>,
  format: 'png' | 'svg',
): Promise<'pngFailed' | 'notLoaded' | undefined> {
  try {
    const { handouts, handout } = await prepared
    return (await handouts.savePicture(handout, format)) ? undefined : 'pngFailed'
  } catch (error) {
    logUnexpectedError(error)
    return 'notLoaded'
  }
}
