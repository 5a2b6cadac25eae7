// `currentScript` is set only while a classic script runs for the first time.
const src = (document.currentScript as HTMLScriptElement | null)?.src ?? ''

const reported = new Set<string>()

/**
 * Imports a file next to the script, such as `widgets-de.js` next to `widgets.js`. A failure is logged
 * once for each ending.
 */
export async function importSibling<Exports>(suffix: string): Promise<Exports> {
  const address = src.replace(/(?=\.js(?:[?#]|$))/, `-${suffix}`)
  try {
    return (await import(address)) as Exports
  } catch (error) {
    if (!reported.has(suffix)) {
      reported.add(suffix)
      const feature = suffix === 'parts' ? 'tooltips' : `the language “${suffix}”`
      console.error(
        `The widgets of Transparency Lab work without ${feature}, because ${address || 'a file next to their script'} failed to load. Put it next to the script, and allow it in script-src of the Content-Security-Policy.`,
      )
    }
    throw error
  }
}
