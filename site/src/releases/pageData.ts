import { createContext } from 'react'
import type { ListedRelease, ReleaseReport } from './releaseReport.ts'

/** What a prerendered page shows of the releases, so that its first render in a browser is the same. */
export interface PageData {
  readonly releases?: readonly ListedRelease[] | undefined
  readonly report?: ReleaseReport | undefined
}

/** The id of the element with the data of a prerendered page. */
export const PAGE_DATA_ID = 'page-data'

/** The data of the page that the document was prerendered for. */
export const PageDataContext = createContext<PageData>({})

/** Reads the data of a prerendered page from its document; none on other pages. */
export function readPageData(): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  return text ? (JSON.parse(text) as PageData) : {}
}
