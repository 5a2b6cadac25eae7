import { fireEvent, render, screen } from '@testing-library/react'
import { Component, memo, useState, type ComponentType } from 'react'
import { expect, it } from 'vitest'
import { EvaluationsProvider } from '../provider/index.ts'
import { useEvaluationsContext, type LinkProps } from './evaluationsContext.ts'
import { createMemorySource } from './memorySource.ts'

const SOURCE = createMemorySource([])

function Widget() {
  const { Link } = useEvaluationsContext()
  return <Link href="/model/a">Alpha</Link>
}

/** A host whose link is a new function at each render. */
function InlineHost() {
  const [renders, setRenders] = useState(0)
  return (
    <EvaluationsProvider
      source={SOURCE}
      Link={({ children, ...props }) => (
        <a {...props} data-renders={renders}>
          {children}
        </a>
      )}
    >
      <Widget />
      <button onClick={() => setRenders(renders + 1)}>Render</button>
    </EvaluationsProvider>
  )
}

it('keeps a link and its focus when the host passes an inline component, and renders the latest one', () => {
  render(<InlineHost />)
  const link = screen.getByRole('link')
  link.focus()
  for (const renders of ['1', '2']) {
    fireEvent.click(screen.getByText('Render'))
    expect(screen.getByRole('link')).toBe(link)
    expect(link.dataset.renders).toBe(renders)
  }
  expect(document.activeElement).toBe(link)
})

function KindLink({ kind = 'plain', children, ...props }: LinkProps & { readonly kind?: string }) {
  return (
    <a {...props} data-kind={kind}>
      {children}
    </a>
  )
}
class ClassLink extends Component<LinkProps> {
  override render() {
    return <KindLink {...this.props} kind="class" />
  }
}
const MemoLink = memo((props: LinkProps) => <KindLink {...props} kind="memo" />)
function HookLink(props: LinkProps) {
  const [kind] = useState('hook')
  return <KindLink {...props} kind={kind} />
}

it('renders any kind of component, and replaces one by another', () => {
  const page = (Link?: ComponentType<LinkProps>) => (
    <EvaluationsProvider source={SOURCE} {...(Link && { Link })}>
      <Widget />
    </EvaluationsProvider>
  )
  const { rerender } = render(page())
  const kinds = [ClassLink, MemoLink, HookLink, KindLink, undefined].map((Link) => {
    rerender(page(Link))
    return screen.getByRole('link', { name: 'Alpha' }).dataset.kind
  })
  expect(kinds).toEqual(['class', 'memo', 'hook', 'plain', undefined])
})
