import { embedPageTexts } from '#texts/embedPages.ts'
import { createEmbedPages } from './embedPage.ts'

/** The embed pages in the language of the site. */
export const EMBED_PAGES = createEmbedPages(embedPageTexts)
