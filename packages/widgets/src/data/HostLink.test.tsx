import { act, render, screen } from '@testing-library/react'
import { Component, memo, useId, useState, type ComponentType } from 'react'
import { expect, it } from 'vitest'
import { EvaluationsProvider } from './EvaluationsProvider.tsx'
import { useEvaluationsContext, type LinkProps } from './evaluationsContext.ts'
import { createMemorySource } from './memorySource.ts'

const SOURCE = createMemorySource([])

function Widget() {
  const { Link } = useEvaluationsContext()
  return <Link href="/model/a">Alpha</Link>
}

let renderHost: () => void

/** A host whose link is a new function at each render. */
function InlineHost() {
  const [renders, setRenders] = useState(0)
  renderHost = () => setRenders(renders + 1)
  return (
    <EvaluationsProvider
      source={SOURCE}
      Link={(props) => <a {...props} id={useId()} data-renders={renders} />}
    >
      <Widget />
    </EvaluationsProvider>
  )
}

it('keeps a link and its focus when the host passes an inline component, and renders the latest one', () => {
  render(<InlineHost />)
  const link = screen.getByRole('link')
  link.focus()
  for (const renders of ['1', '2']) {
    act(() => renderHost())
    expect(screen.getByRole('link')).toBe(link)
    expect(link.dataset.renders).toBe(renders)
  }
  expect(document.activeElement).toBe(link)
})

class ClassLink extends Component<LinkProps> {
  override render() {
    return <a {...this.props} data-kind="class" />
  }
}
const MemoLink = memo((props: LinkProps) => <a {...props} data-kind="memo" />)
function HookLink(props: LinkProps) {
  const [kind] = useState('hook')
  return <a {...props} data-kind={kind} />
}
function PlainLink(props: LinkProps) {
  return <a {...props} data-kind="plain" />
}

it('renders any kind of component, and replaces one by another', () => {
  const page = (Link?: ComponentType<LinkProps>) => (
    <EvaluationsProvider source={SOURCE} {...(Link && { Link })}>
      <Widget />
    </EvaluationsProvider>
  )
  const { rerender } = render(page())
  const kinds = [ClassLink, MemoLink, HookLink, PlainLink, undefined].map((Link) => {
    rerender(page(Link))
    return screen.getByRole('link', { name: 'Alpha' }).dataset.kind
  })
  expect(kinds).toEqual(['class', 'memo', 'hook', 'plain', undefined])
})
