import { logUnexpectedError } from '../domain/index.ts'

/** The forms of one copied text, by their media types. */
export type CopiedTexts = Readonly<Partial<Record<'text/html' | 'text/plain', Promise<string>>>>

/** The result of a copy, named after the label that announces it. */
export type CopyOutcome = 'tableCopied' | 'tableRefused' | 'notLoaded'

/**
 * Puts a table on the clipboard in all of its forms. Safari allows it only right after a click, so that the clipboard
 * waits for the texts.
 */
export async function copyTexts(texts: CopiedTexts): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.write([new ClipboardItem(toBlobs(texts))])
    return 'tableCopied'
  } catch {
    return Promise.all(Object.values(texts)).then(
      () => 'tableRefused',
      (error: unknown) => {
        logUnexpectedError(error)
        return 'notLoaded'
      },
    )
  }
}

function toBlobs(texts: CopiedTexts): Record<string, Promise<Blob>> {
  const forms = Object.entries(texts)
  return Object.fromEntries(
    forms.map(([type, text]) => [type, text.then((whole) => new Blob([whole], { type }))]),
  )
}
