import type { ComponentType, MouseEvent } from 'react'
import type { LinkProps } from '../data/index.ts'
import { isPlainClick } from '../ui/index.ts'
import { emit } from './events.ts'

/**
 * Creates the link component of an element. A click that leads this window to another page dispatches
 * `safety-navigate`, which the page can prevent.
 *
 * @param target the `target` of the links; undefined for the same window
 */
export function createElementLink(
  element: HTMLElement,
  target: string | undefined,
): ComponentType<LinkProps> {
  return function ElementLink({ href, children, ...props }) {
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.defaultPrevented || !leadsThisWindow(event)) return
      const detail = { href: event.currentTarget.href }
      if (!emit(element, 'safety-navigate', detail)) event.preventDefault()
    }
    return (
      // The key creates a new link, because Preact empties a removed target instead of removing the attribute.
      <a {...props} key={target} href={href} target={target} rel="noopener" onClick={follow}>
        {children}
      </a>
    )
  }
}

/** Whether the browser opens the link in this window, and not in a new tab or as a download. */
function leadsThisWindow(event: MouseEvent<HTMLAnchorElement>): boolean {
  return isPlainClick(event) && /^(?:_self)?$/i.test(findTarget(event.currentTarget))
}

/** Returns the target of a link, which is that of the page for a link without one. */
function findTarget(link: HTMLAnchorElement): string {
  if (link.target !== '') return link.target
  return link.ownerDocument.querySelector<HTMLBaseElement>('base[target]')?.target ?? ''
}
