import type { ComponentType, MouseEvent } from 'react'
import type { LinkProps } from '../data/index.ts'
import { tell } from './events.ts'

/**
 * How an element draws its links: opened where its page wants them, which is asked first.
 *
 * @param target as that of an anchor; undefined for the element's own window
 */
export function elementLinkOf(
  element: HTMLElement,
  target: string | undefined,
): ComponentType<LinkProps> {
  return function ElementLink({ href, children, ...props }) {
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      const detail = { href: event.currentTarget.href }
      if (!tell(element, 'safety-navigate', detail)) event.preventDefault()
    }
    return (
      <a {...props} href={href} target={target} rel="noopener" onClick={follow}>
        {children}
      </a>
    )
  }
}
