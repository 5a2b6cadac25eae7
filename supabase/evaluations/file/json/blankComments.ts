// Matches strings first, so that "https://…" stays.
const STRING_OR_COMMENT = /"(?:[^"\\\n]|\\.)*"?|\/\/[^\r\n]*|\/\*[^]*?\*\//g

/** Replaces the comments of a text by spaces, so that everything else keeps its line and its column. */
export function blankComments(text: string): string {
  return text.replace(STRING_OR_COMMENT, (match) =>
    match.startsWith('/') ? match.replace(/[^\r\n]/g, ' ') : match,
  )
}
