/** The wordings of the notes that an import writes about a run. A test compares them with the notes. */
const WORDINGS: readonly RegExp[] = [
  /: the run saw only a part of its data set\.$/,
  /: its file gives \d+ and .+ as the number of prompts, and the smaller stands\.$/,
  /: its file gives \d+ prompts, but its standard error is that of \d+, which stand\.$/,
  /: its standard error is that of more than \d+ prompts, and \d+ stand\.$/,
  /: its standard error is larger than that of \d+ independent prompts, and stands\.$/,
  /: its standard error of \S+ cannot be one, and is left out\.$/,
  / is no share of the \d+ prompts of the run, so that some have no result\.$/,
  /: the source gives a standard deviation of \S+, which is no error of the value\.$/,
  / did not judge counts as the best; the file does not say how many there are\.$/,
  /: \d+ of \d+ answers have no score\.$/,
  /: \d+ prompts failed and are scored all the same\.$/,
  /^Share of the answers that a judge could read: /,
  // The warning of a HELM table about a cell.
  /^⚠/,
]

/** Whether an import wrote a note, which then is about one run. A note of a person may be about every run. */
export function isToolNote(note: string): boolean {
  return WORDINGS.some((wording) => wording.test(note))
}
