const SUPABASE_WARNING = 'Node.js 20 and below are deprecated'
const ADVICE = 'Node 20 works here. A later @supabase/supabase-js will need Node 22 or newer.'

/**
 * Prints one sentence in place of the warning that supabase-js prints each time that Node 20 imports
 * it. Every other warning is printed as it is.
 */
export function replaceNodeWarning(): void {
  const { warn } = console
  let isPrinted = false
  console.warn = (...parts: unknown[]) => {
    if (!String(parts[0]).includes(SUPABASE_WARNING)) {
      warn(...parts)
      return
    }
    if (!isPrinted) warn(ADVICE)
    isPrinted = true
  }
}
