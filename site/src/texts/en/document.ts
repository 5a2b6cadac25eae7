/** What a document says besides its page. It imports nothing, because Vite's configuration needs it too. */
export const documentTexts = {
  /** The title of the feed of changes. */
  feed: 'Changes of published figures',
  /** Shown when the first files of a page could not be loaded. */
  partMissing: 'A part of this page could not be loaded. Load it again in a moment.',
}
