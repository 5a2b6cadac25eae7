import { createContext } from 'react'
import type { ModelSummary } from '@transparency-lab/widgets/domain'
import type { ListedRelease, ReleaseReport } from './releaseReport.ts'

/** What a prerendered page has besides its figures, so that a browser needs no request for it. */
export interface PageData {
  readonly releases?: readonly ListedRelease[] | undefined
  readonly report?: ReleaseReport | undefined
  /** The models of the build, whose names a comparison shows while its figures load. */
  readonly models?: readonly ModelSummary[] | undefined
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
