import { coverageSectionTexts } from '#texts/coverageSection.tsx'
import { useDeferredValue, useState } from 'react'
import type { CoverageFile } from '../../measured/coverageFile.ts'
import { searchCoverage } from '../../measured/searchCoverage.ts'
import { CoverageTable } from './CoverageTable.tsx'

/** The number of models that are visible at first. */
const SHOWN = 8

/** The coverage of each model, with a search by its names and its provider. */
export function SearchedCoverage({ file }: { readonly file: CoverageFile }) {
  const [search, setSearch] = useState('')
  const [isWhole, setIsWhole] = useState(false)
  const found = searchCoverage(file.bases, useDeferredValue(search))
  const shown = isWhole ? found : found.slice(0, SHOWN)
  return (
    <>
      <label className="coverage-search">
        <span>{coverageSectionTexts.search}</span>
        <input
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </label>
      <p role="status" className="coverage-count">
        {describeFound(found.length, shown.length)}
      </p>
      {shown.length > 0 && <CoverageTable bases={shown} suites={file.suites} />}
      {shown.length < found.length && (
        <button type="button" className="site-text-button" onClick={() => setIsWhole(true)}>
          {coverageSectionTexts.showAll({ count: found.length })}
        </button>
      )}
    </>
  )
}

function describeFound(found: number, shown: number): string {
  if (found === 0) return coverageSectionTexts.noneFound
  return shown < found
    ? coverageSectionTexts.shown({ shown, count: found })
    : coverageSectionTexts.found({ count: found })
}
