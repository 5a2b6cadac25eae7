import { useLabels } from '../../data/index.ts'
import { bidiIsolateIfNeeded, type ComparedModel, type Suite } from '../../domain/index.ts'
import { UnmeasuredCategories, SuiteNote, SuiteSwitch } from '../../ui/index.ts'
import { UnknownSuite } from '../frame/index.ts'

interface CompareSuiteProps {
  /** The id of the suite that the host asked for. */
  readonly requested: string | undefined
  readonly suite: Suite | undefined
  readonly suites: readonly Suite[]
  readonly onSelect: (id: string) => void
  /** The models that have results only in other suites. */
  readonly leftOut: readonly ComparedModel[]
  /** Whether the suite is not known yet. */
  readonly isPending: boolean
}

/** The suite of the comparison, and the models that are not part of it. */
export function CompareSuite(props: CompareSuiteProps) {
  const { requested, suite, suites, onSelect, leftOut, isPending } = props
  const labels = useLabels()
  if (suite === undefined) {
    return isPending ? <p className="tl-source-note tl-suite-note" aria-hidden="true" /> : null
  }
  return (
    <>
      {suites.length > 1 && (
        <SuiteSwitch suites={suites} selected={suite.id} onSelect={onSelect} labels={labels} />
      )}
      <UnknownSuite requested={requested} shown={suite} />
      <SuiteNote suite={suite} labels={labels} />
      <UnmeasuredCategories suite={suite} labels={labels} />
      {leftOut.length > 0 && (
        <p className="tl-note" role="status">
          {labels.suite.leftOut(
            leftOut.map(({ name }) => bidiIsolateIfNeeded(name)),
            bidiIsolateIfNeeded(suite.title),
          )}
        </p>
      )}
    </>
  )
}
