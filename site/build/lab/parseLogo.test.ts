import { describe, expect, it } from 'vitest'
import { parseLogo, toIcon } from './parseLogo.ts'

const wrap = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${content}</svg>`

describe('a logo', () => {
  it('keeps its shapes, with the names of React', () => {
    expect(parseLogo(wrap('<!-- a --><g stroke-width="2"><path d="M1 1h2"/></g>'))).toEqual({
      viewBox: '0 0 24 24',
      shapes: [
        {
          tag: 'g',
          attributes: { strokeWidth: '2' },
          shapes: [{ tag: 'path', attributes: { d: 'M1 1h2' }, shapes: [] }],
        },
      ],
    })
  })

  it.each([
    ['nothing', ''],
    ['no SVG', 'PNG'],
    ['no viewBox', '<svg><path d="M1 1"/></svg>'],
    ['no shape', wrap('')],
    ['a script', wrap('<script>alert(1)</script>')],
    ['a handler', wrap('<path d="M1 1" onload="alert(1)"/>')],
    ['a style', wrap('<style>a{}</style><path d="M1 1"/>')],
    ['a reference', wrap('<path d="M1 1" fill="url(#a)"/>')],
    ['an image', wrap('<image href="https://a.example/x.png"/>')],
    ['text', wrap('words')],
    ['an element that does not end', '<svg viewBox="0 0 1 1"><path d="M1 1">'],
    ['a second drawing', wrap('<path d="M1 1"/>') + wrap('<path d="M1 1"/>')],
  ])('with %s is refused', (_, svg) => {
    expect(parseLogo(svg)).toBeUndefined()
  })

  it('has the accent of light and dark pages as a file', () => {
    const icon = toIcon(wrap('<path d="M1 1h2"/>'), { light: '#111111', dark: '#eeeeee' })
    expect(icon).toMatch(
      /<svg [^>]*><style>:root\{color:#111111\}@media\([^)]*dark\)\{:root\{color:#eeeeee\}/,
    )
  })
})
