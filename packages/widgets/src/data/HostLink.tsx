import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import type { LinkProps } from './evaluationsContext.ts'

/** The host's component, and a key that is the same for every function with the same code. */
interface HostComponent {
  readonly Link: ComponentType<LinkProps>
  /** Undefined for a component that only React can render. */
  readonly code: string | undefined
}

export const HostLinkContext = createContext<HostComponent | undefined>(undefined)

/** Describes the host's component for {@link HostLink}. */
export function describeLink(Link: ComponentType<LinkProps>): HostComponent {
  const code = String(Link)
  const isFunction =
    typeof Link === 'function' &&
    Reflect.get(Object(Link.prototype) as object, 'isReactComponent') === undefined &&
    !('defaultProps' in Link) &&
    !code.includes('[native code]')
  return { Link, code: isFunction ? code : undefined }
}

/**
 * Renders a link by the host's component. A host may write it inline, as a new function at each render: React
 * would then replace every link and drop the focus. Functions with the same code call the same hooks, so one
 * component of ours renders them all.
 */
export function HostLink(props: LinkProps) {
  const host = useContext(HostLinkContext)
  if (host === undefined) return <a {...props}>{props.children}</a>
  const { Link, code } = host
  if (code === undefined) return <Link {...props} />
  return <Rendered key={code} render={Link as (props: LinkProps) => ReactNode} link={props} />
}

interface RenderedProps {
  readonly render: (props: LinkProps) => ReactNode
  readonly link: LinkProps
}

function Rendered({ render, link }: RenderedProps) {
  return render(link)
}
