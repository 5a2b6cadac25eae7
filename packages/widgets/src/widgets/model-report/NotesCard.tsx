import { useModelWords } from '../../data/index.ts'

interface NotesCardProps {
  readonly notes: readonly string[]
  readonly Heading: 'h2' | 'h3' | 'h4'
}

/** What has to be known to read the figures right. */
export function NotesCard({ notes, Heading }: NotesCardProps) {
  const words = useModelWords()
  return (
    <section className="tl-card tl-padded-card">
      <Heading className="tl-card-title">{words.notes}</Heading>
      {notes.length === 0 ? (
        <p className="tl-note">{words.noNotes}</p>
      ) : (
        notes.map((note, place) => (
          // The same note may stand there twice.
          <p key={place} className="tl-note" dir="auto">
            {note}
          </p>
        ))
      )}
    </section>
  )
}
