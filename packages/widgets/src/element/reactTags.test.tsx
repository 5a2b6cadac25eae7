import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, expectTypeOf, it } from 'vitest'
import './reactTags.ts'

type Toolbar = Pick<ComponentProps<'safety-leaderboard'>, 'toolbar'>

it('takes no toolbar={false}, which React drops on a server', () => {
  expect(renderToStaticMarkup(<safety-leaderboard toolbar="false" selectable={false} />)).toBe(
    '<safety-leaderboard toolbar="false"></safety-leaderboard>',
  )
  expectTypeOf<{ toolbar: 'false' }>().toExtend<Toolbar>()
  expectTypeOf<{ toolbar: true }>().toExtend<Toolbar>()
  expectTypeOf<{ toolbar: false }>().not.toExtend<Toolbar>()
})

it('takes what a setter takes: a part of the view, and null in place of what JSON leaves out', () => {
  type View = Pick<ComponentProps<'safety-leaderboard'>, 'view'>
  expectTypeOf<{ view: { search: string; provider: null } }>().toExtend<View>()
  expectTypeOf<{ view: null }>().toExtend<View>()
  expectTypeOf<{ view: { search: number } }>().not.toExtend<View>()
})

it('takes class, which every React writes as the class, and types the event of a handler', () => {
  expect(renderToStaticMarkup(<safety-leaderboard class="wide" />)).toBe(
    '<safety-leaderboard class="wide"></safety-leaderboard>',
  )
  const props: ComponentProps<'safety-leaderboard'> = {
    'onsafety-view': ({ currentTarget, detail }) => {
      expectTypeOf(currentTarget.limit).toEqualTypeOf<string | number | null>()
      expectTypeOf(detail.search).toEqualTypeOf<string>()
    },
  }
  expectTypeOf(props).not.toHaveProperty('onsafety-select')
})
