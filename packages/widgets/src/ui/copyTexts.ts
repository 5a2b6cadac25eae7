/** A table as HTML, and as text with tabs. */
export interface CopiedTexts {
  readonly html: string
  readonly text: string
}

/** What happened, by the name of the sentence that says it. */
export type CopyOutcome = 'tableCopied' | 'tableRefused' | 'notLoaded'

/**
 * Puts a table on the clipboard in both forms. Safari allows it only right after a click, so that the clipboard waits
 * for the texts.
 */
export async function copyTexts(texts: Promise<CopiedTexts>): Promise<CopyOutcome> {
  const toBlob = async (form: keyof CopiedTexts, type: string) =>
    new Blob([(await texts)[form]], { type })
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': toBlob('html', 'text/html'),
        'text/plain': toBlob('text', 'text/plain'),
      }),
    ])
    return 'tableCopied'
  } catch {
    return texts.then(
      () => 'tableRefused',
      () => 'notLoaded',
    )
  }
}
