/**
 * Writes the changelog (`changelog` in .changeset/config.json). Unlike the writer of changesets it names no commits, which
 * tell a user of the package nothing.
 */

/**
 * The entry of one changeset: a list item with all of its text.
 *
 * @param {{ readonly summary: string }} changeset
 * @returns {Promise<string>}
 */
export function getReleaseLine({ summary }) {
  const [first = '', ...rest] = summary.split('\n').map((line) => line.trimEnd())
  const indented = rest.map((line) => (line === '' ? line : `  ${line}`))
  return Promise.resolve([`- ${first}`, ...indented].join('\n'))
}

/**
 * The entry for a dependency in this repository. The package has none.
 *
 * @returns {Promise<string>}
 */
export function getDependencyReleaseLine() {
  return Promise.resolve('')
}
