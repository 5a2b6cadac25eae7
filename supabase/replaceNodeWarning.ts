/** The beginning of the warning that supabase-js prints on Node 20. */
export const SUPABASE_WARNING = 'Node.js 20 and below are deprecated'
const ADVICE = 'Node 20 works here. A later @supabase/supabase-js will need Node 22 or newer.'

/**
 * Replaces the warning that supabase-js prints on every import on Node 20 by one sentence, printed
 * once. Other warnings are unchanged.
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
