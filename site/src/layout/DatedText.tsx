/** A date that is a word of its own; a part of an address keeps its place there. */
const DATE = /(?<=\s)(\d{4}-\d{2}-\d{2})(?![\w-])/

/** A text to copy, whose dates keep their order between words from right to left without any invisible character. */
export function DatedText({ children }: { readonly children: string }) {
  const parts = children.split(DATE)
  return parts.map((part, index) => (index % 2 === 0 ? part : <bdi key={index}>{part}</bdi>))
}
