import { formatCount, selectPlural } from '@transparency-lab/widgets/domain'
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
        <span>Find a model</span>
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
          Show all {formatCount(found.length)} models
        </button>
      )}
    </>
  )
}

function describeFound(found: number, shown: number): string {
  if (found === 0) return 'No suite has a model with this name.'
  const models = selectPlural(found, { one: 'model', other: 'models' })
  const all = `${formatCount(found)} ${models}`
  return shown < found ? `${formatCount(shown)} of ${all}, those with most results first` : all
}
