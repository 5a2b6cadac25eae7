import { useLabels } from '../../data/index.ts'

interface NotesCardProps {
  readonly notes: readonly string[]
  /** How many details of the model are left out, perhaps notes among them. */
  readonly invalidFields: number
  readonly Heading: 'h2' | 'h3' | 'h4'
}

/** The notes on an evaluation. */
export function NotesCard({ notes, invalidFields, Heading }: NotesCardProps) {
  const labels = useLabels('model')
  const { score } = useLabels()
  return (
    <section className="tl-card tl-padded-card">
      <Heading className="tl-card-title">{labels.notes}</Heading>
      {notes.length === 0 && invalidFields === 0 && <p className="tl-note">{labels.noNotes}</p>}
      {notes.map((note, index) => (
        // Notes are not unique.
        <p key={index} className="tl-note" dir="auto">
          {note}
        </p>
      ))}
      {invalidFields > 0 && <p className="tl-note">{score.invalidFields(invalidFields)}</p>}
    </section>
  )
}
