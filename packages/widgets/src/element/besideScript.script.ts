// Known while the script runs for the first time only.
const { src } = document.currentScript as HTMLScriptElement

/** Loads a file that lies beside the script, under its name with an ending of its own. */
export function besideScript<Exports>(ending: string): Promise<Exports> {
  return import(src.replace(/\.js$/, `-${ending}.js`)) as Promise<Exports>
}
