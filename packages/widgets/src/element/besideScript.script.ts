// Known while the script runs for the first time only, and not in a module.
const src = (document.currentScript as HTMLScriptElement | null)?.src ?? ''

const missed = new Set<string>()

/**
 * Loads a file that lies beside the script, under its name with an ending of its own. When that fails,
 * the console says so once.
 */
export async function besideScript<Exports>(ending: string): Promise<Exports> {
  const address = src.replace(/(?=\.js(?:[?#]|$))/, `-${ending}`)
  try {
    return (await import(address)) as Exports
  } catch (error) {
    if (!missed.has(ending)) {
      missed.add(ending)
      const lost = ending === 'parts' ? 'tooltips' : `the language “${ending}”`
      console.error(
        `The widgets of Transparency Lab go on without ${lost}, because ${address || 'a file beside their script'} cannot be loaded: put it beside the script, and let the Content-Security-Policy allow it in script-src.`,
      )
    }
    throw error
  }
}
