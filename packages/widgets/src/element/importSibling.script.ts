// Set only while a classic script runs for the first time. An SVG script has no `src`.
const currentScript = document.currentScript
const src = currentScript instanceof HTMLScriptElement ? currentScript.src : ''

const reported = new Set<string>()

/** What the widgets lack without each file, except the files of languages. */
const LACKING: Readonly<Record<string, string>> = {
  parts: 'tooltips, copying as a table and the checks for developers',
  handout: 'copies, pictures and files of tables',
}

/**
 * Imports an export of a file next to the script, such as `de` of `widgets-de.js` next to `widgets.js`.
 * A failure is logged once for each ending.
 */
export async function importSibling<Exports>(
  suffix: string,
  name: keyof Exports & string,
): Promise<Exports> {
  const address = src.replace(/\.js(?=[?#]|$)/, `-${suffix}.js`)
  try {
    if (address === src) throw new Error(`The address of the script is “${src}”.`)
    const file = (await import(address)) as Exports
    if (file[name] === undefined) throw new Error(`${address} does not export ${name}.`)
    return file
  } catch (error) {
    if (!reported.has(suffix)) {
      reported.add(suffix)
      console.error(
        `@transparency-lab/widgets: the widgets work without ${LACKING[suffix] ?? `the language “${suffix}”`}, because ${describeFailure(address)}`,
      )
    }
    throw error
  }
}

function describeFailure(address: string): string {
  if (src === '') {
    return 'their script has no address, so the file next to it is unknown. Load it by a script element with a src, not as a module and not inlined.'
  }
  return address === src
    ? `the address of their script, ${src}, does not end in “.js”. Load the file itself, such as …/dist/widgets.js.`
    : `${address} failed to load or is of another version. Put it next to the script, and allow it in script-src of the Content-Security-Policy.`
}
