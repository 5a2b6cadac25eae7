/**
 * The code in the section of a document in Markdown that has a title of the third level.
 *
 * @throws Error when there is no such section
 */
export function readBlocks(text: string, title: string): string[] {
  const [, section] = text.split(new RegExp(`^### ${title}$`, 'm'))
  if (section === undefined) throw new Error(`There is no section “### ${title}”.`)
  const [own = ''] = section.split(/^##+ /m)
  return [...own.matchAll(/^```\w+\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code)
}
