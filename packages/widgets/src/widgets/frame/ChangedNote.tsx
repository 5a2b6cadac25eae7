import { useEvaluationsContext } from '../../data/index.ts'

interface ChangedNoteProps {
  readonly modelId: string
}

/** Says beside a model's date that its published figures changed lately. */
export function ChangedNote({ modelId }: ChangedNoteProps) {
  const { recentChanges, labels } = useEvaluationsContext()
  const change = recentChanges.find((recent) => recent.modelId === modelId)
  if (change === undefined) return null
  return (
    <>
      {' '}
      <span className="tl-changed-note">{labels.score.changedOn(change.changedOn)}</span>
    </>
  )
}
