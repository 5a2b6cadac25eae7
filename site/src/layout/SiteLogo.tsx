import { logo } from '#lab'
import { createElement, type ReactElement } from 'react'

interface Shape {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly shapes: readonly Shape[]
}

/** The lab's logo. */
export function SiteLogo() {
  return (
    <svg className="site-mark" viewBox={logo.viewBox} width="22" height="22" aria-hidden="true">
      {logo.shapes.map(drawShape)}
    </svg>
  )
}

function drawShape({ tag, attributes, shapes }: Shape, index: number): ReactElement {
  return createElement(tag, { key: index, ...attributes }, ...shapes.map(drawShape))
}
