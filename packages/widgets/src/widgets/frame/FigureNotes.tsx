import { useContested, useEvaluationsContext } from '../../data/index.ts'
import { findContested, formatCount, type FigureAddress, type Measure } from '../../domain/index.ts'
import { FlagIcon } from '../../ui/index.ts'

interface FigureNotesProps {
  readonly modelId: string
  readonly measure: Measure
  /** The name of the subcategory; undefined for the score of the whole measure. */
  readonly figure?: string | undefined
}

/** The notes on a figure: whether it is contested, and a link to report a problem with it. */
export function FigureNotes({ modelId, measure, figure }: FigureNotesProps) {
  const { suite, labels, links, Link } = useEvaluationsContext()
  const { figures } = useContested()
  const address: FigureAddress = {
    modelId,
    measure,
    ...(suite && { suiteId: suite.id }),
    ...(figure !== undefined && { figure }),
  }
  const contested = findContested(figures, address)
  const name =
    figure ?? (measure === 'composite' ? labels.score.composite : labels.categories[measure])
  return (
    <>
      {contested && <ContestedNote {...contested} />}
      {links.reportProblem && (
        <Link
          className="tl-report-problem"
          href={links.reportProblem(address)}
          aria-label={labels.contested.reportProblemWith(name)}
        >
          <FlagIcon />
        </Link>
      )}
    </>
  )
}

/** What became of a report on a figure, with a link to the report. */
export function ContestedNote({ number, state }: Pick<ContestedNoteFacts, 'number' | 'state'>) {
  const { labels, links, Link } = useEvaluationsContext()
  const text = labels.contested.note[state](formatCount(number, labels.locale))
  return (
    <>
      {' '}
      <span className="tl-contested-note" data-state={state}>
        {links.contested ? <Link href={links.contested(number)}>{text}</Link> : text}
      </span>
    </>
  )
}

type ContestedNoteFacts = NonNullable<ReturnType<typeof findContested>>
