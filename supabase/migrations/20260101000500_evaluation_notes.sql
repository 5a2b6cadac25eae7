create table public.evaluation_notes (
  evaluation_id text not null references public.evaluations (id) on delete cascade,
  position integer not null
    constraint evaluation_notes_position_is_an_ordinal
    check (position >= 1),
  note_text text not null
    constraint evaluation_notes_text_is_bounded
    check (char_length(note_text) <= 2000 and note_text ~ '\S'),
  primary key (evaluation_id, position)
);

comment on table public.evaluation_notes is
  'Notes for readers of an evaluation, in order.';
comment on column public.evaluation_notes.evaluation_id is
  'Evaluation that the note is about; deleted along with it.';
comment on column public.evaluation_notes.position is 'Position among the notes of the evaluation, from 1.';
comment on column public.evaluation_notes.note_text is
  'Plain text; 1 to 2000 characters, not blank.';

alter table public.evaluation_notes enable row level security;

create policy evaluation_notes_are_public on public.evaluation_notes
  for select to anon, authenticated using (true);

revoke all on table public.evaluation_notes from public, anon, authenticated;
grant select on table public.evaluation_notes to anon, authenticated;
