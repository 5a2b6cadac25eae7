import { useModelWords } from '../../data/index.ts'

interface NotesCardProps {
  readonly notes: readonly string[]
  readonly Heading: 'h2' | 'h3' | 'h4'
}

/** The notes on an evaluation. */
export function NotesCard({ notes, Heading }: NotesCardProps) {
  const words = useModelWords()
  return (
    <section className="tl-card tl-padded-card">
      <Heading className="tl-card-title">{words.notes}</Heading>
      {notes.length === 0 ? (
        <p className="tl-note">{words.noNotes}</p>
      ) : (
        notes.map((note, index) => (
          // Notes are not unique.
          <p key={index} className="tl-note" dir="auto">
            {note}
          </p>
        ))
      )}
    </section>
  )
}
