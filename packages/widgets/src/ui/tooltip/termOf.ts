/** The term that something is, or is part of. */
export function termOf(target: EventTarget | null | undefined): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest<HTMLElement>('[data-term], [data-standing]') ?? undefined
}

/** Whether a term does something when it is touched, and so explains itself only when it is held. */
export function isAction(term: HTMLElement): boolean {
  return term.closest('a, button:not(.tl-term)') !== null
}

/** Whether something is an element or part of it. */
export function isIn(element: Node | undefined, target: EventTarget | null | undefined): boolean {
  return element !== undefined && target instanceof Node && element.contains(target)
}
